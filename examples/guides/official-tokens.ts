// #region keep
import { createClient, indexedDbStorage, oauth, type Tokens } from 'vitrine';
import { clientId } from './site.ts';

/** The tokens of the official packages: `client.auth.getTokens()`, as the site has stored them. */
interface OfficialTokens {
  readonly accessToken: { readonly value: string; readonly expiresAt: number };
  readonly refreshToken: { readonly value: string; readonly role: string };
}

/** The client of the page; `earlier` is the stored text of the official packages, or null. */
export const continued = async (earlier: string | null, storage = indexedDbStorage()) => {
  const site = createClient({ auth: oauth({ clientId, storage }) });
  if (earlier !== null && !(await site.session.getTokens())) {
    const { accessToken, refreshToken } = JSON.parse(earlier) as OfficialTokens;
    const role = refreshToken.role === 'member' ? 'member' : 'visitor';
    const tokens: Tokens = { accessToken, refreshToken: { value: refreshToken.value, role } };
    await site.session.setTokens(tokens);
  }
  return site; // afterwards remove the stored text
};
// #endregion keep
