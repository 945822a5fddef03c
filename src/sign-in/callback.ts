import { AuthError } from '../core/errors/auth-error.ts';
import { INVALID_STATE, MISSING_CODE_OR_STATE } from '../session/literals.ts';

/** Where the answer stands in the callback address. */
export type ResponseMode = 'fragment' | 'query';

/** What a callback address says: a code, or that and why there is none. */
export type CallbackAnswer = (
  | { readonly code: string; readonly state: string }
  | { readonly error: string; readonly description: string; readonly state: string | undefined }
) & {
  /** Who says so (RFC 9207); most login pages leave it out. */
  readonly issuer: string | undefined;
};

/** More than any login page sends; a longer list is an attempt to keep us busy. */
const MOST_PARAMETERS = 100;
/** Longest part that is read, in characters. */
const LONGEST = 4_096;
/** Visible ASCII: what a code, a state and an error may be made of (RFC 6749, appendix A). */
const PLAIN = /^[!-~]+$/;

/** The error of a callback that is not the answer to a sign-in of this browser. */
export const refused = (message: string, description: string): AuthError =>
  new AuthError(message, { code: 'callback-refused', description });

/**
 * Reads the address that a login page leads back to (specification 2).
 * @throws AuthError (`wrong-response-mode`) where the answer stands in the other part; (`callback-refused`) for whatever no login page sends: a parameter given twice, a code beside an
 * error, broken escapes, other characters than a code may have. Its message is 'Missing code or _state' or
 * 'Invalid _state' (specification 5).
 */
export const parseCallback = (address: string | URL, mode: ResponseMode = 'fragment'): CallbackAnswer => {
  const text = `${address}`;
  // Reading an address drops tabs and line ends from its middle, which would make another code of it.
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text))
    throw refused(MISSING_CODE_OR_STATE, 'It is no address.');
  const url = new URL(text);
  const parameters = readParameters((mode === 'query' ? url.search : url.hash).slice(1));
  const {
    code,
    state,
    error,
    error_description: description = '',
    iss: issuer,
  } = Object.fromEntries(parameters);
  if (code !== undefined && error !== undefined)
    throw refused(MISSING_CODE_OR_STATE, 'It has both a code and an error.');
  if (error !== undefined) {
    if (!/^[ -~]+$/.test(error)) throw refused(MISSING_CODE_OR_STATE, 'Its error cannot be read.');
    return { error, description: description.slice(0, 500), state, issuer };
  }
  if (!code && !state) {
    const other = mode === 'query' ? url.hash : url.search;
    if (/[?#&](code|error)=/.test(other))
      throw new AuthError(MISSING_CODE_OR_STATE, {
        code: 'wrong-response-mode',
        description: `The answer stands in the ${mode === 'query' ? "fragment: give responseMode 'fragment'" : "query: give responseMode 'query'"}, to the begin and the end of the sign-in alike.`,
      });
  }
  if (!code || !state) throw refused(MISSING_CODE_OR_STATE, `It has no ${code ? 'state' : 'code'}.`);
  if (!PLAIN.test(code)) throw refused(MISSING_CODE_OR_STATE, 'Its code has characters that no code has.');
  if (!PLAIN.test(state)) throw refused(INVALID_STATE, 'Its state has characters that no state has.');
  return { code, state, issuer };
};

/** The parameters that matter, each at most once. */
const readParameters = (text: string): Map<string, string> => {
  const found = new Map<string, string>();
  const parts = text.split('&', MOST_PARAMETERS + 1);
  if (parts.length > MOST_PARAMETERS) throw refused(MISSING_CODE_OR_STATE, 'It has too many parameters.');
  for (const part of parts) {
    const at = part.indexOf('=');
    const name = decoded(at < 0 ? part : part.slice(0, at));
    if (!/^(code|state|error|error_description|iss)$/.test(name)) continue;
    if (found.has(name)) throw refused(MISSING_CODE_OR_STATE, `It has "${name}" twice.`);
    const value = at < 0 ? '' : part.slice(at + 1);
    if (value.length > LONGEST) throw refused(MISSING_CODE_OR_STATE, `Its "${name}" is too long.`);
    found.set(name, decoded(value));
  }
  return found;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw refused(MISSING_CODE_OR_STATE, 'It has a broken escape.');
  }
};
