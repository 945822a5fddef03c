import type { NextRequest } from 'next/server';
import { isAuthError, requestCookies } from 'vitrine';
import { completeSignIn } from 'vitrine/sign-in';
import { attempts } from '../session';
import { cookie, openClient } from '../site';

/** The address to which the login page leads back. */
export const GET = async (request: NextRequest) => {
  const session = requestCookies(request, cookie);
  const client = openClient(session);
  try {
    const { returnTo } = await completeSignIn(client, request.url, { attempts, responseMode: 'query' });
    return session.applyTo(new Response(null, { status: 303, headers: { location: returnTo } }));
  } catch (error) {
    if (!isAuthError(error)) throw error;
    return new Response(`${error.message}: please sign in again.`, { status: 400 });
  } finally {
    client.session.dispose();
  }
};
