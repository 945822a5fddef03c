import type { Tokens } from '../../core/identity/tokens.ts';
import { isToken } from '../tokens.ts';
import { membersOf } from '../../core/json.ts';

/** Longer than the JSON of two tokens of the maximum length. */
const MAX_TEXT = 40_000;

/** The value of a JSON text; undefined for any other text, and for a text that is too long for a session. */
export const parseJson = (text: string): unknown => {
  if (text.length > MAX_TEXT) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Tokens from untrusted contents: only the known members are copied. Undefined if this package cannot have stored them. */
export const tokensOf = (stored: unknown): Tokens | undefined => {
  const { accessToken, refreshToken, lineage } = membersOf(stored);
  const { value: access, expiresAt } = membersOf(accessToken);
  const { value: refresh, role } = membersOf(refreshToken);
  return isToken(access) &&
    typeof expiresAt === 'number' &&
    expiresAt > 0 &&
    expiresAt <= Number.MAX_SAFE_INTEGER &&
    isToken(refresh) &&
    (role === 'visitor' || role === 'member')
    ? {
        accessToken: { value: access, expiresAt },
        refreshToken: { value: refresh, role },
        ...(typeof lineage === 'number' && Number.isFinite(lineage) && { lineage }),
      }
    : undefined;
};

/** Tokens from the contents of a storage: from JSON text, or from an object if the storage has parsed it. */
export const tokensIn = (contents: unknown): Tokens | undefined =>
  tokensOf(typeof contents === 'string' ? parseJson(contents) : contents);
