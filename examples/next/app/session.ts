import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { type RequestCookies, requestCookies } from 'vitrine';
import { type AttemptStorage, parseAttempt } from 'vitrine/sign-in';
import { cookie, openClient } from './site';

/** Answers a request with the client of its visitor. Each response has the renewed session, even after a failure. */
export const withClient = async (
  request: NextRequest,
  answer: (client: ReturnType<typeof openClient>) => Promise<Response>,
): Promise<Response> => {
  const session = requestCookies(request, cookie);
  const client = openClient(session);
  try {
    return session.applyTo(await answer(client));
  } catch (error) {
    console.error(error);
    return session.applyTo(new Response('The shop does not answer.', { status: 502 }));
  } finally {
    client.session.dispose();
  }
};

/** Sends renewed tokens from a Server Action, which has no response to which `applyTo()` could add them. */
export const saveSession = async (session: RequestCookies): Promise<void> => {
  const jar = await cookies();
  for (const line of session.applyTo(new Headers()).getSetCookie()) {
    const [, name = '', value = '', seconds = '0'] = /^([^=]+)=([^;]*).*Max-Age=(\d+)/i.exec(line) ?? [];
    jar.set(name, value, { ...cookie, path: '/', sameSite: 'lax', maxAge: Number(seconds) });
  }
};

const NAME = 'sign-in';

/** A pending sign-in in a cookie that no script can read. */
export const attempts: AttemptStorage = {
  put: async (attempt) => {
    const options = {
      httpOnly: true,
      secure: cookie.secure,
      sameSite: 'lax',
      path: '/',
      maxAge: 3600,
    } as const;
    (await cookies()).set(NAME, JSON.stringify(attempt), options);
  },
  take: async (state) => {
    const jar = await cookies();
    const attempt = parseAttempt(jar.get(NAME)?.value ?? '');
    if (attempt?.state !== state) return undefined;
    jar.delete(NAME);
    return attempt;
  },
};
