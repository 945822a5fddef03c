import type { NextRequest } from 'next/server';
import { signOut } from 'vitrine/sign-in';
import { publicAddress, withClient } from '../session';

/** Signs out here, and then at the platform. */
export const POST = (request: NextRequest) =>
  withClient(request, async (client) => {
    const { url } = await signOut(client, { postFlowUrl: publicAddress('/') });
    return new Response(null, { status: 303, headers: { location: url } });
  });
