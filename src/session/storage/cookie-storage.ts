import { withCrossTabLock } from '../cross-tab-lock.ts';
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
import { LOCK_WAIT } from '../web-lock.ts';
import { watchTabs, notifyTabs } from '../tab-channel.ts';

/**
 * Keeps tokens in a cookie that the page itself sets, so that a server of the same site sees the session too
 * (`requestCookies` with `httpOnly: false`). Any script of the page can read it. If only the server needs the session,
 * use `requestCookies`. If the tokens do not fit into 4,096 bytes, or cookies are blocked, the tokens stay in memory,
 * with a warning. They are not spread over several cookies, because a request could then carry only some of them.
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
    alone: (key, work, stops) => withCrossTabLock('vitrine', nameOf(key), LOCK_WAIT, work, stops),
    watch: (key, listener) => watchTabs(nameOf(key), listener),
  };
};
