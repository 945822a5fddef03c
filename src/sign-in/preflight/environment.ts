import { fromBase64url } from '../../core/base64url.ts';
import { memberAt } from '../../core/json.ts';
import { isPage } from '../../core/page.ts';
import { transaction } from '../../session/storage/indexed-db.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { TokenFindings } from './platform.ts';

const clock = /* @__PURE__ */ findingsOf('clock');

/** Largest difference of clocks that a slow answer can explain, in seconds. */
const TOLERATED = 30;
/** Smallest difference that is a problem, in seconds. */
const WRONG = 300;

/** The time at which a token was issued, in seconds since 1970; undefined if the token is not readable. */
const madeAt = (token: string): number | undefined => {
  for (const part of token.split('.'))
    try {
      const issuedAt = memberAt(JSON.parse(fromBase64url(part)), 'iat');
      if (typeof issuedAt === 'number') return issuedAt;
    } catch {
      // This part of the token is not JSON; the next one may be.
    }
  return undefined;
};

/** Compares this machine's clock with the date of an answer, or with the token's date if the page may not read the former. */
export const clockFinding = ({ answer, token = '' }: TokenFindings): Finding => {
  const date = Date.parse(answer?.response.headers.get('date') ?? '') / 1000;
  const theirs = Number.isNaN(date) ? madeAt(token) : date;
  if (theirs === undefined) return clock.unknown('The platform did not send its time.');
  const ahead = Math.round(Date.now() / 1000 - theirs);
  const words = `The clock of this machine is ${Math.abs(ahead)} seconds ${ahead > 0 ? 'fast' : 'slow'}.`;
  const fix = 'Let the machine set its clock from the network: holds, offers and signatures expire by it.';
  if (Math.abs(ahead) <= TOLERATED) return clock.ok('The clock is right.');
  return Math.abs(ahead) >= WRONG ? clock.problem(words, fix) : clock.warning(words, fix);
};

const secureContext = /* @__PURE__ */ findingsOf('secureContext');

/** Checks whether the page has the cryptography that PKCE needs. */
export const contextFinding = (): Finding =>
  globalThis.crypto?.subtle
    ? secureContext.ok('This page is a secure context.')
    : secureContext.problem(
        'This page is not a secure context, which sign-ins need.',
        'Serve it over https, or from localhost.',
      );

const storage = /* @__PURE__ */ findingsOf('storage');
const KEY = 'vitrine:preflight';

/** Whether a storage area works. Reading the property alone may throw. */
const keeps = (area: () => Storage): boolean => {
  try {
    area().setItem(KEY, KEY);
    const isKept = area().getItem(KEY) === KEY;
    area().removeItem(KEY);
    return isKept;
  } catch {
    return false;
  }
};

/** Longest wait for a database that another page may block, in ms. */
const LONGEST_WAIT = 3_000;

const opensDatabase = async (): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT, false);
  });
  const opened = transaction(KEY, 'readwrite', (store) => void store.put(KEY, KEY)).then(() => true);
  try {
    const isOpened = await Promise.race([opened.catch(() => false), late]);
    // Throws without IndexedDB, and in some browsers if it is blocked.
    indexedDB.deleteDatabase(KEY);
    return isOpened;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};

/** Checks whether this page may store an attempt to sign in and a session. */
export const storageFinding = async (isForSignIn: boolean): Promise<Finding> => {
  if (!isPage())
    return storage.unknown('This is not a page: give the session and the sign-in attempt a storage.');
  if (!keeps(() => sessionStorage))
    return (isForSignIn ? storage.problem : storage.warning)(
      'This page cannot use sessionStorage: a sign-in at the login page cannot be completed.',
      'Allow the site to store data, or give startSignIn() another storage: attempts.',
    );
  const blocked = [
    ...(keeps(() => localStorage) ? [] : ['web storage']),
    ...((await opensDatabase()) ? [] : ['IndexedDB']),
    ...(navigator.cookieEnabled === false ? ['cookies'] : []),
  ];
  return blocked.length === 0
    ? storage.ok('This page can store a session.')
    : storage.warning(
        `This page cannot use ${blocked.join(' and ')}: a session kept there is lost on a reload.`,
        'Allow the site to store data, or choose another storage.',
      );
};
