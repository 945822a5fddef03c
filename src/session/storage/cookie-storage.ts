import { isPage } from '../../core/page.ts';
import { aloneOnFreshCopy } from '../fresh-copy.ts';
import { keepInPage } from '../page-only.ts';
import {
  cookieIn,
  cookieLine,
  cookieName,
  type CookieOptions,
  cookieValue,
  tokensInCookie,
} from './session-cookie.ts';
import type { TokenStorage } from './storage.ts';
import { STORAGE_UNAVAILABLE, TOKENS_TOO_LARGE, warner } from './storage-warning.ts';
import { syncStorage } from './sync-storage.ts';
import { watchTabs, notifyTabs } from '../tab-channel.ts';

/**
 * Keeps tokens in a cookie that the page itself sets, so that a server of the same site sees the session too
 * (`requestCookies` with `httpOnly: false`). Any script of the page can read it. If only the server needs the session,
 * use `requestCookies`. If the tokens do not fit into 4,096 bytes, the cookie has the refresh token alone, and the next
 * page renews; if that does not fit either, or cookies are blocked, the tokens stay in memory and the previous cookie
 * stays. Each case has a warning. Tokens are not spread over several cookies, because a request could then carry only some
 * of them.
 * Outside of a page, calls reject with ValidationError (`storage-outside-page`), and nothing is sent.
 * Default of `secure`: true on a page over HTTPS.
 * @throws ValidationError (`invalid-cookie-option`) for options that no cookie can have.
 */
export const cookieStorage = (options: CookieOptions = {}): TokenStorage => {
  const kind = {
    ...options,
    secure: options.secure ?? globalThis.location?.protocol === 'https:',
    httpOnly: false,
  };
  const nameOf = (key: string) => cookieName(key, kind);
  const read = (key: string) => cookieIn(document.cookie, nameOf(key));
  // Checks the options immediately, not at the first sign-in.
  cookieLine('', '', kind);
  return {
    ...syncStorage(
      {
        read,
        write: (key, text) => {
          const line = cookieLine(nameOf(key), text, kind);
          if (line === undefined) return TOKENS_TOO_LARGE;
          document.cookie = line;
          // A browser that blocks cookies reports no error.
          if (read(key) !== text) return STORAGE_UNAVAILABLE;
          notifyTabs(nameOf(key));
        },
        format: cookieValue,
        parse: tokensInCookie,
      },
      warner(options),
    ),
    keep: keepInPage('cookieStorage', isPage),
    alone: (key, work, stops) => aloneOnFreshCopy(nameOf(key), () => read(key), work, stops),
    watch: (key, listener) => {
      const unhear = watchTabs(nameOf(key), listener);
      // In Firefox the announcement of another tab may arrive before its cookie, and this event comes with the cookie.
      const { cookieStore } = globalThis;
      cookieStore?.addEventListener('change', listener);
      return () => {
        cookieStore?.removeEventListener('change', listener);
        unhear();
      };
    },
  };
};
