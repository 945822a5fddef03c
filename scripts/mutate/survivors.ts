import type { Survivor } from './summary.ts';

const key = 'src/core/errors/error-key.ts';
const advice = 'src/core/errors/advice.ts';
const secrets = 'src/core/errors/secrets.ts';
const asyncStorage = 'src/session/storage/async-storage.ts';
const attempts = 'src/sign-in/attempts.ts';
const callback = 'src/sign-in/callback.ts';
const password = 'src/sign-in/password.ts';
const byPassword = 'src/sign-in/flow/by-password.ts';
const memory = 'src/sign-in/flow/memory.ts';
const here = 'src/sign-in/preflight/environment.ts';
const platform = 'src/sign-in/preflight/platform.ts';

/** The surviving mutants, each with its reason. An entry covers all mutants of its line. */
export const survivors: readonly Survivor[] = [
  {
    file: advice,
    line: "const status = isApiError(error) || isAuthError(error) ? `${error.status}` : '';",
    why: 'any text that is not a status has no entry in the table',
  },
  {
    file: advice,
    line: "const [needed = ''] = (isApiError(error) && error.neededIdentity) || [];",
    why: 'any text that is not an identity has no entry in the table',
  },
  {
    file: 'src/core/errors/call-errors.ts',
    line: "const OUTCOME_UNKNOWN = ' Outcome unknown: look at the cart or order first.';",
    why: 'the constant is evaluated when the module loads, before Stryker switches the mutant on; after the same change by hand, guards.test.ts fails',
  },
  {
    file: key,
    line: "return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;",
    why: 'JSON.parse throws for a value that is not a text, and the value is returned unchanged',
  },
  {
    file: key,
    line: '} catch {',
    why: 'undefined in place of a text that is not JSON has no members either',
  },
  {
    file: secrets,
    line: "!repeats(JSON.stringify(details) ?? '', secrets);",
    why: 'neither text contains a secret',
  },
  {
    file: callback,
    line: "export const parseCallback = (address: string | URL, mode: ResponseMode = 'fragment'): CallbackAnswer => {",
    why: 'every mode except the query means the fragment',
  },
  ...['const version = ++slot.version;', 'slot.version++;'].map((line) => ({
    file: asyncStorage,
    line,
    why: 'the version only needs to differ, so any other number works',
  })),
  {
    file: 'src/session/bounded-wait.ts',
    line: "const giveUp = () => reject(new DOMException('no answer', 'TimeoutError'));",
    why: 'the warning contains only the name of the error, which is tested, and not its message',
  },
  {
    file: 'src/session/web-lock.ts',
    line: "const timedOut = new DOMException('waited long enough', 'TimeoutError');",
    why: 'the same function catches the error, and its message is never shown',
  },
  ...['const mine = ++latest;'].map((line) => ({
    file: password,
    line,
    why: 'the number only needs to differ, so any other number works',
  })),
  ...[
    memory,
    attempts,
    'src/session/storage/session-cookie.ts',
    'src/session/storage/stored-tokens.ts',
    here,
  ].map((file) => ({
    file,
    line: '} catch {',
    why: 'without the return the result is undefined, which also counts as false',
  })),
  ...["return parseStep(JSON.parse(at()?.getItem(KEY) ?? 'null'));", 'else at()?.removeItem(KEY);'].map(
    (line) => ({
      file: memory,
      line,
      why: 'without a storage, the mutant throws an error that is caught, and nothing is stored or read',
    }),
  ),
  {
    file: byPassword,
    line: "case 'INITIAL':",
    why: 'a return to the initial state also ends the run, whose state is then not read',
  },
  {
    file: byPassword,
    line: "if (reached.loginState === 'SUCCESS') sessionView(client.session).know(reached.data.memberId);",
    why: 'in any other state, completing has thrown already; the check is for the compiler',
  },
  {
    file: 'src/sign-in/flow/at-page.ts',
    line: "email: '',",
    why: 'no address was entered on this path, so no answer concerns one',
  },
  ...[
    "const attempt = parseAttempt(at().getItem(KEY) ?? '');",
    'if (attempt?.state !== state) return undefined;',
  ].map((line) => ({
    file: attempts,
    line,
    why: 'a value that is not an attempt, or cannot be parsed, counts as no attempt',
  })),
  {
    file: 'src/sign-in/exchange.ts',
    line: "const { status, description = '', requestId, retryable, attempts, retryAfterMs } = error;",
    why: 'every error of a token request has a description; the default is for the compiler',
  },
  ...[
    "captchaTokens?.visible ?? '',",
    "captchaTokens?.invisible ?? '',",
    "runVerification('', (stateToken) => resendDuringAuthentication({ stateToken }, { ...options, client })),",
  ].map((line) => ({ file: password, line, why: 'no answer contains a secret that was not given' })),
  {
    file: here,
    line: "export const clockFinding = ({ answer, token = '' }: TokenFindings): Finding => {",
    why: 'any text that is not a token has no time',
  },
  {
    file: here,
    line: "const date = Date.parse(answer?.response.headers.get('date') ?? '') / 1000;",
    why: 'any text that is not a date has no time',
  },
  {
    file: here,
    line: "const words = `The clock of this machine is ${Math.abs(ahead)} seconds ${ahead > 0 ? 'fast' : 'slow'}.`;",
    why: 'if the clock is not ahead at all, it is right, and the words are not used',
  },
  {
    file: here,
    line: 'const isOpened = await Promise.race([opened.catch(() => false), late]);',
    why: 'undefined also counts as not opened',
  },
  {
    file: platform,
    line: "let said = '';",
    why: 'any text that no host sends matches none of the searched texts',
  },
  {
    file: platform,
    line: "return { answer: 'taken', words: '' };",
    why: 'the words are read only after a failure',
  },
];
