import type { NextRequest } from 'next/server';
import { requestCookies } from 'vitrine';
import { startSignIn } from 'vitrine/sign-in';
import { attempts } from '../session';
import { cookie, openClient } from '../site';

/** Goes to the login page of the platform. */
export const POST = async (request: NextRequest) => {
  const session = requestCookies(request, cookie);
  const client = openClient(session);
  const { url } = await startSignIn(client, {
    redirectUri: `${request.nextUrl.origin}/callback`, // allowed in the settings of the OAuth app
    returnTo: '/',
    responseMode: 'query', // a server cannot see the fragment of an address
    attempts,
  });
  client.session.dispose();
  return session.applyTo(new Response(null, { status: 303, headers: { location: url } }));
};
