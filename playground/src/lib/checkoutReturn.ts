/** How a visit to the platform's pages ended. */
export type CheckoutReturn =
  | { readonly outcome: 'paid'; readonly orderId: string }
  | { readonly outcome: 'signed-in' }
  | { readonly outcome: 'abandoned' };

/** What the platform adds to the return address (rule R93). */
export interface ReturnSearch {
  orderId?: string;
  wixMemberLoggedIn?: boolean;
}

export const parseReturnSearch = (raw: Record<string, unknown>): ReturnSearch => ({
  ...((typeof raw['orderId'] === 'string' || typeof raw['orderId'] === 'number') && {
    orderId: String(raw['orderId']),
  }),
  ...((raw['wixMemberLoggedIn'] === true || raw['wixMemberLoggedIn'] === 'true') && {
    wixMemberLoggedIn: true,
  }),
});

/** Turns the parameters into the one result that the page shows. An order wins over everything else. */
export const checkoutReturn = ({ orderId, wixMemberLoggedIn }: ReturnSearch): CheckoutReturn => {
  if (orderId !== undefined && orderId !== '') return { outcome: 'paid', orderId };
  return { outcome: wixMemberLoggedIn ? 'signed-in' : 'abandoned' };
};
