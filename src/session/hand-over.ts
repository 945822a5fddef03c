import { memberAt } from '../core/json.ts';
import type { Session } from '../core/identity/auth.ts';
import { CONTENTS_IGNORED, type StorageOptions, warner } from './storage/storage-warning.ts';
import { parseJson, tokensOf } from './storage/stored-tokens.ts';
import { isSame } from './tokens.ts';

/** Marks a text as a serialized session of this version. */
const FORM = 'vitrine/1';

/**
 * Serializes a session, to hand one identity from a server to its page. The text contains the tokens: put it only into
 * the page of this visitor, never into a page that is cached for several visitors. The text is safe inside a `<script>`
 * element. It is empty for a session without tokens.
 */
export const serializeSession = async (session: Session): Promise<string> => {
  const tokens = await session.getTokens();
  return tokens
    ? JSON.stringify({ form: FORM, clientId: session.clientId, ...tokens }).replaceAll('<', '\\u003c')
    : '';
};

/**
 * Continues with the identity of a text that `serializeSession` made. If the session already has newer tokens of the same
 * identity, it keeps them. A damaged text, or one of another client id, changes nothing and is reported to `onWarning`.
 * @returns Whether the text held a session of this client id.
 */
export const hydrateSession = async (
  session: Session,
  text: unknown,
  options: StorageOptions = {},
): Promise<boolean> => {
  if (text === '' || text === undefined || text === null) return false;
  const parsed = typeof text === 'string' ? parseJson(text) : undefined;
  const isOurs = memberAt(parsed, 'form') === FORM && memberAt(parsed, 'clientId') === session.clientId;
  const tokens = isOurs ? tokensOf(parsed) : undefined;
  if (!tokens) {
    warner(options)(CONTENTS_IGNORED, 'hydrateSession');
    return false;
  }
  const held = await session.getTokens();
  // The refresh token may change with each renewal, so equal lineages also mean the same identity.
  const isSameIdentity =
    held?.refreshToken.value === tokens.refreshToken.value ||
    (tokens.lineage !== undefined && held?.lineage === tokens.lineage);
  const isNewer = isSameIdentity && held.accessToken.expiresAt >= tokens.accessToken.expiresAt;
  if (!isSame(held, tokens) && !isNewer) await session.setTokens(tokens);
  return true;
};
