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

/** The mutants that live on, each with its reason; a line stands for every change of it. */
export const survivors: readonly Survivor[] = [
  {
    file: advice,
    line: "const status = isApiError(error) || isAuthError(error) ? `${error.status}` : '';",
    why: 'any text that is no status finds nothing in the table',
  },
  {
    file: advice,
    line: "const [needed = ''] = (isApiError(error) && error.neededIdentity) || [];",
    why: 'any text that is no identity finds nothing in the table',
  },
  {
    file: 'src/core/errors/call-errors.ts',
    line: "const OUTCOME_UNKNOWN = ' Outcome unknown: look at the cart or order first.';",
    why: 'the text is made when the module loads, before the change is switched on; changed by hand, guards.test.ts fails',
  },
  {
    file: key,
    line: "return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;",
    why: 'what is no text is no JSON either, and comes back as it is',
  },
  { file: key, line: '} catch {', why: 'a text that is no JSON has no members, as nothing has none' },
  {
    file: secrets,
    line: "!repeats(JSON.stringify(details) ?? '', secrets);",
    why: 'no secret is in either text',
  },
  {
    file: callback,
    line: "export const parseCallback = (address: string | URL, mode: ResponseMode = 'fragment'): CallbackAnswer => {",
    why: 'whatever is not the query is the fragment',
  },
  ...['const version = ++slot.version;', 'slot.version++;'].map((line) => ({
    file: asyncStorage,
    line,
    why: 'any other number is another version',
  })),
  {
    file: 'src/session/bounded-wait.ts',
    line: "const giveUp = () => reject(new DOMException('no answer', 'TimeoutError'));",
    why: 'of what went wrong a warning has the name alone, which is looked at',
  },
  {
    file: 'src/session/web-lock.ts',
    line: "const timedOut = new DOMException('waited long enough', 'TimeoutError');",
    why: 'it is caught by the same function and told to nobody',
  },
  ...['const mine = ++latest;'].map((line) => ({
    file: password,
    line,
    why: 'any other number is another action',
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
    why: 'what ends without a value gives undefined as well, which counts as false',
  })),
  ...["return parseStep(JSON.parse(at()?.getItem(KEY) ?? 'null'));", 'else at()?.removeItem(KEY);'].map(
    (line) => ({
      file: memory,
      line,
      why: 'without a storage nothing is kept and nothing is read, also where that is found by a mistake that is caught',
    }),
  ),
  {
    file: byPassword,
    line: "case 'INITIAL':",
    why: 'what takes the machine back to its beginning takes the run back too, whose state is then not looked at',
  },
  {
    file: byPassword,
    line: "if (reached.loginState === 'SUCCESS') sessionView(client.session).know(reached.data.memberId);",
    why: 'in any other state completing has thrown; the check is for the compiler',
  },
  {
    file: 'src/sign-in/flow/at-page.ts',
    line: "email: '',",
    why: 'nothing was typed on this way, so that no answer is about an address',
  },
  ...[
    "const attempt = parseAttempt(at().getItem(KEY) ?? '');",
    'if (attempt?.state !== state) return undefined;',
  ].map((line) => ({
    file: attempts,
    line,
    why: 'what is no attempt, or fails to be read as one, is none',
  })),
  {
    file: 'src/sign-in/exchange.ts',
    line: "const { status, description = '', requestId, retryable, attempts, retryAfterMs } = error;",
    why: 'every error of a token request has a description; the other is for the compiler',
  },
  ...[
    "captchaTokens?.visible ?? '',",
    "captchaTokens?.invisible ?? '',",
    "runVerification('', (stateToken) => resendDuringAuthentication({ stateToken }, { ...options, client })),",
  ].map((line) => ({ file: password, line, why: 'a secret that nobody gave is in no answer' })),
  {
    file: here,
    line: "export const clockFinding = ({ answer, token = '' }: TokenFindings): Finding => {",
    why: 'any text that is no token tells no time',
  },
  {
    file: here,
    line: "const date = Date.parse(answer?.response.headers.get('date') ?? '') / 1000;",
    why: 'any text that is no date tells no time',
  },
  {
    file: here,
    line: "const words = `The clock of this machine is ${Math.abs(ahead)} seconds ${ahead > 0 ? 'fast' : 'slow'}.`;",
    why: 'a clock that is not ahead at all is right, and the words are not used',
  },
  {
    file: here,
    line: 'const isOpened = await Promise.race([opened.catch(() => false), late]);',
    why: 'undefined counts as not opened as well',
  },
  {
    file: platform,
    line: "let said = '';",
    why: 'any text that no host says is none of those that are looked for',
  },
  {
    file: platform,
    line: "return { answer: 'taken', words: '' };",
    why: 'the words of a failure are not read where there is none',
  },
];
