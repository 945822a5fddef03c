import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Operation } from './operations.ts';

/**
 * The sandbox as msw handlers: the generated handler of every operation decides which requests are meant, and the
 * sandbox answers them. Hosted pages, pictures and the control calls have handlers of their own. Requests to anything
 * else are not touched.
 */
export const createHandlers = (
  operations: readonly Operation[],
  answer: (request: Request) => Promise<Response>,
): RequestHandler[] => {
  const fetch = overMsw(answer);
  return [
    ...operations.map(({ mock }) =>
      mock(async ({ request }) => {
        // A thrown response is the answer as it is: status, headers and body.
        throw await fetch(request);
      }),
    ),
    ...operations.flatMap(({ longQuery }) =>
      longQuery ? [http.post(`*${longQuery}`, ({ request }) => fetch(request))] : [],
    ),
    ...places.map((path) => http.all(path, ({ request }) => fetch(request))),
    http.get('*/media/:file', async ({ request }) => {
      const response = await fetch(request);
      // A picture of somebody else: leave it to the network.
      return response.status === 404 ? undefined : response;
    }),
  ];
};

const places = [
  '*/platform/:page/:session',
  '*/platform/:page/:session/:visit',
  '*/sandbox',
  '*/sandbox/:command',
  '*/sandbox/:command/:part',
];

/** msw takes an error that is thrown for one of the handler; a connection that ends is an answer of its own. */
const overMsw =
  (answer: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    try {
      return await answer(request);
    } catch {
      return HttpResponse.error();
    }
  };
