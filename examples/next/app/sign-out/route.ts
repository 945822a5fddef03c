import type { NextRequest } from 'next/server';
import { requestCookies } from 'vitrine';
import { signOut } from 'vitrine/sign-in';
import { cookie, openClient } from '../site';

/** Signs out here, and then at the platform. */
export const POST = async (request: NextRequest) => {
  const session = requestCookies(request, cookie);
  const client = openClient(session);
  const { url } = await signOut(client, { postFlowUrl: request.nextUrl.origin });
  client.session.dispose();
  return session.applyTo(new Response(null, { status: 303, headers: { location: url } }));
};
