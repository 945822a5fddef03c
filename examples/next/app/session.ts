import { cookies } from 'next/headers';
import type { RequestCookies } from 'vitrine';
import { type AttemptStorage, parseAttempt } from 'vitrine/sign-in';
import { cookie } from './site';

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
