/** How a visit to the platform's pages ended. */
export type CheckoutReturn =
  | { readonly outcome: 'paid'; readonly orderNumber: string }
  | { readonly outcome: 'signed-in' }
  | { readonly outcome: 'abandoned' };

/** What the platform adds to the return address (rule R93); the sandbox adds the number that people know an order by. */
export interface ReturnSearch {
  orderId?: string;
  orderNumber?: string;
  wixMemberLoggedIn?: boolean;
}

const words = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;

export const parseReturnSearch = (raw: Record<string, unknown>): ReturnSearch => {
  const [orderId, orderNumber] = [words(raw['orderId']), words(raw['orderNumber'])];
  return {
    ...(orderId !== undefined && { orderId }),
    ...(orderNumber !== undefined && { orderNumber }),
    ...((raw['wixMemberLoggedIn'] === true || raw['wixMemberLoggedIn'] === 'true') && {
      wixMemberLoggedIn: true,
    }),
  };
};

/** Turns the parameters into the one result that the page shows. An order wins over everything else. */
export const checkoutReturn = ({ orderId, orderNumber, wixMemberLoggedIn }: ReturnSearch): CheckoutReturn => {
  if (orderId !== undefined) return { outcome: 'paid', orderNumber: orderNumber ?? orderId };
  return { outcome: wixMemberLoggedIn ? 'signed-in' : 'abandoned' };
};
