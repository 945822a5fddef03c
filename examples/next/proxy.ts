import { type NextRequest, NextResponse } from 'next/server';
import { requestCookies } from 'vitrine';
import { cookie, openClient } from './app/site';

/** All pages. Routes that answer with cookies of their own, and files, need no proxy. */
export const config = { matcher: '/' };

/** A page of Next.js cannot set cookies, so the proxy fetches and renews tokens before the page renders. */
export const proxy = async (request: NextRequest) => {
  const session = requestCookies(request, cookie);
  const client = openClient(session);
  try {
    await client.session.authorize();
  } catch (error) {
    // The page renders without tokens, and the browser asks again.
    console.error(error);
  } finally {
    client.session.dispose();
  }
  // The page gets the tokens with its request, and the browser with the response.
  const headers = new Headers(request.headers);
  headers.set('cookie', session.cookieHeader());
  return session.applyTo(NextResponse.next({ request: { headers } }));
};
