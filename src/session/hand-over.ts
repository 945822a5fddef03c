import type { Session } from './session.ts';
import { type StorageOptions, warner } from './storage/storage-warning.ts';
import { parseJson, tokensOf } from './storage/stored-tokens.ts';
import { isSame } from './tokens.ts';

/** Marks a text as ours, and its form. */
const FORM = 'vitrine/1';

/**
 * A session as a text, to hand one identity from a server to its page. It holds the tokens: put it into the page of this
 * one visitor only, never into a page that is cached for many. The text may stand inside a `<script>` element.
 * Empty for a session without tokens.
 */
export const serializeSession = async (session: Session): Promise<string> => {
  const tokens = await session.getTokens();
  return tokens
    ? JSON.stringify({ form: FORM, clientId: session.clientId, ...tokens }).replaceAll('<', '\\u003c')
    : '';
};

/**
 * Goes on with the identity of a text that `serializeSession` made. A session that already has newer tokens of this
 * identity keeps them. A damaged text, or one of another client id, changes nothing and is told to `onWarning`.
 * @returns Whether the session is now the one of the text.
 */
export const hydrateSession = async (
  session: Session,
  text: unknown,
  options: StorageOptions = {},
): Promise<boolean> => {
  if (text === '' || text === undefined || text === null) return false;
  const parsed = typeof text === 'string' ? parseJson(text) : undefined;
  const { form, clientId } = Object(parsed) as { form?: unknown; clientId?: unknown };
  const tokens = form === FORM && clientId === session.clientId ? tokensOf(parsed) : undefined;
  if (!tokens) {
    warner(options)('contents-ignored', 'hydrateSession');
    return false;
  }
  const held = await session.getTokens();
  // A platform may give another refresh token with each renewal; the lineage stays.
  const isTheirs =
    held?.refreshToken.value === tokens.refreshToken.value ||
    (tokens.lineage !== undefined && held?.lineage === tokens.lineage);
  const isNewer = isTheirs && held.accessToken.expiresAt >= tokens.accessToken.expiresAt;
  if (!isSame(held, tokens) && !isNewer) await session.setTokens(tokens);
  return true;
};
