import type { NextRequest } from 'next/server';
import { requestCookies } from 'vitrine';
import { type CookieAttempts, cookieAttempts } from 'vitrine/sign-in';
import { cookie, openClient } from './site';

/**
 * Answers a request with the client of its visitor, and with the pending sign-ins of the browser. Each response has the
 * changed cookies, even after a failure.
 */
export const withClient = async (
  request: NextRequest,
  answer: (client: ReturnType<typeof openClient>, attempts: CookieAttempts) => Promise<Response>,
): Promise<Response> => {
  const session = requestCookies(request, cookie);
  const attempts = cookieAttempts(request, cookie); // no script can read these cookies
  const send = (response: Response) => session.applyTo(attempts.applyTo(response));
  const client = openClient(session);
  try {
    return send(await answer(client, attempts));
  } catch (error) {
    console.error(error);
    return send(new Response('The shop does not answer.', { status: 502 }));
  } finally {
    client.session.dispose();
  }
};

/** An address of the shop as people see it. It is a setting, because a proxy may change the address of a request. */
export const publicAddress = (path: string): string => {
  const address = process.env['PUBLIC_ADDRESS'];
  if (!address) throw new Error('Set PUBLIC_ADDRESS to the address at which people open the shop.');
  return new URL(path, address).href;
};
