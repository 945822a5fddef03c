import { http, HttpHandler, HttpResponse, type RequestHandler } from 'msw';
import type { Operation } from './operations.ts';

/**
 * The sandbox as msw handlers: one for each operation, and some for hosted pages, pictures and control calls. Other
 * requests pass through.
 */
export const createHandlers = (
  operations: readonly Operation[],
  answer: (request: Request) => Promise<Response>,
): RequestHandler[] => {
  const fetch = overMsw(answer);
  return [
    ...operations.map(
      ({ method, path }) =>
        new HttpHandler(method, `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request }) => fetch(request)),
    ),
    ...operations.flatMap(({ longQuery }) =>
      longQuery ? [http.post(`*${longQuery}`, ({ request }) => fetch(request))] : [],
    ),
    ...places.map((path) => http.all(path, ({ request }) => fetch(request))),
    http.get('*/media/:file', async ({ request }) => {
      const response = await fetch(request);
      // A picture of another site: leave it to the network.
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

/** msw would treat a thrown error as a bug of the handler, so a connection that ends becomes an error response. */
const overMsw =
  (answer: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    try {
      return await answer(request);
    } catch {
      return HttpResponse.error();
    }
  };
