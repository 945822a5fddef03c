import { AuthError } from '../core/errors/auth-error.ts';
import { canParse } from '../core/web-api.ts';
import { INVALID_STATE, MISSING_CODE_OR_STATE } from '../session/literals.ts';

/** The part of the callback address that holds the answer. */
export type ResponseMode = 'fragment' | 'query';

/** The answer in a callback address: a code, or an error. */
export type CallbackAnswer = (
  | { readonly code: string; readonly state: string }
  | { readonly error: string; readonly description: string; readonly state: string | undefined }
) & {
  /** The login page that answers (RFC 9207); most login pages leave it out. */
  readonly issuer: string | undefined;
};

/** More parameters than any login page sends; a longer list is an attempt to keep the page busy. */
const MOST_PARAMETERS = 100;
/** Longest value that is accepted, in characters. */
const LONGEST = 4_096;
/** The parameters that are read; all others are ignored. */
const NAMES = ['code', 'state', 'error', 'error_description', 'iss'] as const;
type Parameters = Partial<Record<(typeof NAMES)[number], string>>;
/** Visible ASCII: the characters of a code and a state (RFC 6749, appendix A). */
const PLAIN = /^[!-~]+$/;
/** Visible ASCII and the space: the characters of an error. */
const PLAIN_WORDS = /^[ -~]+$/;

/** The error for a callback that is not the answer to a sign-in of this browser. */
export const refused = (message: string, description: string): AuthError =>
  new AuthError(message, { code: 'callback-refused', description });

/**
 * Reads the address that a login page leads back to.
 * @throws AuthError: `wrong-response-mode` if the answer is in the other part of the address; `callback-refused` for an
 * address that no login page makes: a parameter given twice, a code together with an error, broken escapes, characters
 * that a code cannot have. The message is 'Missing code or _state' or 'Invalid _state'.
 */
export const parseCallback = (address: string | URL, mode: ResponseMode = 'fragment'): CallbackAnswer => {
  const text = `${address}`;
  // `new URL` drops tabs and line ends within an address, which would change the code.
  if (/[\s\p{Cc}]/u.test(text) || !canParse(text)) throw refused(MISSING_CODE_OR_STATE, 'It is not a URL.');
  const { search, hash } = new URL(text);
  const isQuery = mode === 'query';
  const [own, other] = isQuery ? [search, hash] : [hash, search];
  const { code, state, error, error_description: description = '', iss: issuer } = parametersOf(own.slice(1));
  if (code !== undefined && error !== undefined)
    throw refused(MISSING_CODE_OR_STATE, 'It has both a code and an error.');
  if (error !== undefined) {
    if (!PLAIN_WORDS.test(error)) throw refused(MISSING_CODE_OR_STATE, 'Its error cannot be read.');
    return { error, description: description.slice(0, 500), state, issuer };
  }
  if (!code && !state && /[?#&](code|error)=/.test(other)) {
    const right: ResponseMode = isQuery ? 'fragment' : 'query';
    throw new AuthError(MISSING_CODE_OR_STATE, {
      code: 'wrong-response-mode',
      description: `The answer is in the ${right}: give responseMode '${right}' to startSignIn() and completeSignIn().`,
    });
  }
  if (!code || !state) throw refused(MISSING_CODE_OR_STATE, `It has no ${code ? 'state' : 'code'}.`);
  if (!PLAIN.test(code)) throw refused(MISSING_CODE_OR_STATE, 'Its code has invalid characters.');
  if (!PLAIN.test(state)) throw refused(INVALID_STATE, 'Its state has invalid characters.');
  return { code, state, issuer };
};

/** The parameters that a login page sends, each given at most once. */
const parametersOf = (text: string): Parameters => {
  if (text.split('&').length > MOST_PARAMETERS)
    throw refused(MISSING_CODE_OR_STATE, 'It has too many parameters.');
  try {
    // `URLSearchParams` would keep a broken escape as it is.
    decodeURIComponent(text);
  } catch {
    throw refused(MISSING_CODE_OR_STATE, 'It has a broken escape.');
  }
  const parameters = new URLSearchParams(text);
  const found: Parameters = {};
  for (const name of NAMES) {
    const [value, repeated] = parameters.getAll(name);
    if (repeated !== undefined) throw refused(MISSING_CODE_OR_STATE, `It has "${name}" twice.`);
    if (value && value.length > LONGEST) throw refused(MISSING_CODE_OR_STATE, `Its "${name}" is too long.`);
    found[name] = value;
  }
  return found;
};
