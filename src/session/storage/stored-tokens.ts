import { isToken, type Tokens } from '../tokens.ts';

/** More than two tokens of the greatest length. */
const MAX_TEXT = 40_000;

/** The value that a text is in JSON; undefined for anything else, and for what is longer than a session can be. */
export const parseJson = (text: string): unknown => {
  if (text.length > MAX_TEXT) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isLineage = (value: unknown): value is number => Number.isFinite(value);

/** Takes only the known parts of a value; undefined for anything that this package cannot have stored (security P14). */
export const tokensOf = (stored: unknown): Tokens | undefined => {
  const { accessToken, refreshToken, lineage } = Object(stored) as Record<string, unknown>;
  const { value: access, expiresAt } = Object(accessToken) as Record<string, unknown>;
  const { value: refresh, role } = Object(refreshToken) as Record<string, unknown>;
  return isToken(access) &&
    typeof expiresAt === 'number' &&
    expiresAt > 0 &&
    expiresAt <= Number.MAX_SAFE_INTEGER &&
    isToken(refresh) &&
    (role === 'visitor' || role === 'member')
    ? {
        accessToken: { value: access, expiresAt },
        refreshToken: { value: refresh, role },
        ...(isLineage(lineage) && { lineage }),
      }
    : undefined;
};

/** The tokens of what a place holds: their JSON, or an object where the place has parsed it. */
export const tokensIn = (contents: unknown): Tokens | undefined =>
  tokensOf(typeof contents === 'string' ? parseJson(contents) : contents);
