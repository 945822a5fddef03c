import type { NextRequest } from 'next/server';
import { isAuthError } from 'vitrine';
import { completeSignIn } from 'vitrine/sign-in';
import { withClient } from '../session';

/** The address to which the login page leads back. */
export const GET = (request: NextRequest) =>
  withClient(request, async (client, attempts) => {
    try {
      const { returnTo } = await completeSignIn(client, request.url, {
        responseMode: 'query',
        attempts,
        alreadySignedIn: '/', // after a reload, or a sign-in in another tab
      });
      return new Response(null, { status: 303, headers: { location: returnTo } });
    } catch (error) {
      if (!isAuthError(error)) throw error;
      return new Response(`${error.message}: please sign in again.`, { status: 400 });
    }
  });
