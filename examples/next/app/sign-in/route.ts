import type { NextRequest } from 'next/server';
import { startSignIn } from 'vitrine/sign-in';
import { publicAddress, withClient } from '../session';

/** Goes to the login page of the platform. */
export const POST = (request: NextRequest) =>
  withClient(request, async (client, attempts) => {
    const { url } = await startSignIn(client, {
      redirectUri: publicAddress('/callback'), // allowed in the settings of the OAuth app
      returnTo: '/',
      responseMode: 'query', // a server cannot see the fragment of an address
      attempts,
    });
    return new Response(null, { status: 303, headers: { location: url } });
  });
