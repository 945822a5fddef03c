import { site } from './site.ts';

// #region thanks
import { isAuthError, isErrorOf } from 'vitrine';
import { getShopOrder } from 'vitrine/orders';
import { redirectOutcome } from 'vitrine/redirect-session';
import { silentSignIn } from 'vitrine/sign-in';

/** The order of the thank-you page; undefined if the buyer has to sign in to see it. */
export const paidOrder = async (address: string) => {
  const { wixMemberLoggedIn } = redirectOutcome(address);
  const tokens = await site.session.getTokens();
  try {
    // The buyer signed in at the checkout, so the order belongs to the member.
    if (wixMemberLoggedIn && tokens?.refreshToken.role !== 'member')
      await silentSignIn(site, { timeout: 10_000 });
    const orderId = new URL(address).searchParams.get('orderId') ?? '';
    return (await getShopOrder(orderId, { client: site })).order;
  } catch (error) {
    if (isAuthError(error)) return undefined;
    if (isErrorOf(error, getShopOrder) && error.status === 403) return undefined;
    throw error;
  }
};
// #endregion thanks
