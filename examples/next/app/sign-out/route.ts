import type { NextRequest } from 'next/server';
import { signOut } from 'vitrine/sign-in';
import { withClient } from '../session';

/** Signs out here, and then at the platform. */
export const POST = (request: NextRequest) =>
  withClient(request, async (client) => {
    const { url } = await signOut(client, { postFlowUrl: request.nextUrl.origin });
    return new Response(null, { status: 303, headers: { location: url } });
  });
