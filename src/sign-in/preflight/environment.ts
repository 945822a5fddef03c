import { transaction } from '../../session/storage/indexed-db.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { TokenFindings } from './platform.ts';

const clock = /* @__PURE__ */ findingsOf('clock');

/** Differences in seconds that a slow answer explains, and that a person has set. */
const [TOLERATED, WRONG] = [30, 300];

/** Seconds since 1970 at which a token says that it was made, where it can be read at all. */
const madeAt = (token: string): number | undefined => {
  for (const part of token.split('.'))
    try {
      const { iat } = Object(JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))) as {
        iat?: unknown;
      };
      if (typeof iat === 'number') return iat;
    } catch {
      // Another part, or a token that is not to be read.
    }
  return undefined;
};

/** This machine's clock against the platform's: by the answer's date, or by the token's where a page may not see that. */
export const clockFinding = ({ answer, token = '' }: TokenFindings): Finding => {
  const date = Date.parse(answer?.response.headers.get('date') ?? '') / 1000;
  const theirs = Number.isNaN(date) ? madeAt(token) : date;
  if (theirs === undefined) return clock.unknown('The platform did not tell its time.');
  const ahead = Math.round(Date.now() / 1000 - theirs);
  const words = `The clock of this machine is ${Math.abs(ahead)} seconds ${ahead > 0 ? 'fast' : 'slow'}.`;
  const fix =
    'Let the machine set its clock from the network: holds, offers and signatures end by the clock.';
  if (Math.abs(ahead) <= TOLERATED) return clock.ok('The clock is right.');
  return Math.abs(ahead) >= WRONG ? clock.problem(words, fix) : clock.warning(words, fix);
};

const secureContext = /* @__PURE__ */ findingsOf('secureContext');

/** Whether there is what PKCE needs. */
export const contextFinding = (): Finding =>
  globalThis.crypto?.subtle
    ? secureContext.ok('Sign-ins can be made safe here.')
    : secureContext.problem(
        'This page is no secure context, so that no sign-in can be made safe.',
        'Serve it over https, or from localhost.',
      );

const storage = /* @__PURE__ */ findingsOf('storage');
const KEY = 'vitrine:preflight';

/** Whether an area keeps what it is given. Reading the property alone may throw. */
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
const PATIENCE = 3_000;

const opensDatabase = async (): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, false);
  });
  const opened = transaction(KEY, 'readwrite', (store) => void store.put(KEY, KEY)).then(() => true);
  try {
    const isOpened = await Promise.race([opened.catch(() => false), late]);
    // Throws where there is no database, and in some browsers where none may be opened.
    indexedDB.deleteDatabase(KEY);
    return isOpened;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};

/** Whether this page may store what a sign-in and a session need. */
export const storageFinding = async (isForSignIn: boolean): Promise<Finding> => {
  if (globalThis.document === undefined)
    return storage.unknown(
      'This is no page: a session and an attempt to sign in are kept where you give them a place.',
    );
  if (!keeps(() => sessionStorage))
    return (isForSignIn ? storage.problem : storage.warning)(
      'This page may not store anything in its tab: a sign-in at the hosted page cannot be ended.',
      'Allow the site to store data, or give startSignIn() another place: attempts.',
    );
  const blocked = [
    ...(keeps(() => localStorage) ? [] : ['web storage']),
    ...((await opensDatabase()) ? [] : ['IndexedDB']),
    ...(navigator.cookieEnabled === false ? ['cookies'] : []),
  ];
  return blocked.length === 0
    ? storage.ok('This page may store what a session needs.')
    : storage.warning(
        `This page may not use ${blocked.join(' and ')}: a session kept there is lost with a reload.`,
        'Allow the site to store data, or choose another storage.',
      );
};
