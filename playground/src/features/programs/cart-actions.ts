import { isObject } from '../../lib/trees.ts';
import { literal } from './literal.ts';

/** Code inside a component that makes a call through the cart: a hook, and the action of a button. */
export interface CartCode {
  readonly hooks: readonly string[];
  readonly lines: readonly string[];
  /** Code of the press; undefined for a read. */
  readonly press?: string;
  /** Code of the value that the component shows. */
  readonly shown: string;
}

const COUNT = 'const count = useCart((cart) => cart.count);';

const action = (name: string, args: string): CartCode => ({
  hooks: ['useCart', 'useCartActions'],
  lines: [`const { ${name} } = useCartActions();`, COUNT],
  press: `void ${name}(${args})`,
  shown: 'count',
});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The edit of one field; undefined if the body sets several, which no action of the cart does. */
const fieldEdit = (body: Readonly<Record<string, unknown>>): CartCode | undefined => {
  const { couponCode, cartInfo, ...others } = body;
  if (Object.keys(others).length > 0) return undefined;
  if (typeof couponCode === 'string' && cartInfo === undefined)
    return action('applyCoupon', literal(couponCode));
  if (!isObject(cartInfo) || couponCode !== undefined) return undefined;
  const { buyerNote, ...details } = cartInfo;
  if (Object.keys(details).length === 0 && typeof buyerNote === 'string')
    return action('setNote', literal(buyerNote));
  return action('setDetails', literal(cartInfo));
};

const quantityEdit = (body: Readonly<Record<string, unknown>>): CartCode | undefined => {
  const lines = listOf(body['lineItems']);
  const [line] = lines;
  if (lines.length !== 1 || !isObject(line)) return undefined;
  return action('setQuantity', `${literal(line['id'])}, ${literal(line['quantity'])}`);
};

const added = (body: Readonly<Record<string, unknown>>): CartCode | undefined => {
  const { lineItems, customLineItems, ...others } = body;
  const items = [...listOf(lineItems), ...listOf(customLineItems)];
  if (items.length === 0 || Object.keys(others).length > 0) return undefined;
  return action('add', literal(items.length === 1 ? items[0] : items));
};

const actions: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => CartCode | undefined>> = {
  getCurrentCart: () => ({
    hooks: ['useCart'],
    lines: ['const cart = useCart((state) => state.confirmed);'],
    shown: 'JSON.stringify(cart, undefined, 2)',
  }),
  estimateCurrentCartTotals: (body) => ({
    hooks: ['useCartTotals'],
    lines: [`const { data } = useCartTotals(${Object.keys(body).length > 0 ? literal(body) : ''});`],
    shown: 'JSON.stringify(data, undefined, 2)',
  }),
  addToCurrentCart: added,
  updateCurrentCart: fieldEdit,
  updateCurrentCartLineItemQuantity: quantityEdit,
  removeLineItemsFromCurrentCart: (body) =>
    action(
      'remove',
      listOf(body['lineItemIds'])
        .map((id) => literal(id))
        .join(', '),
    ),
  removeCouponFromCurrentCart: () => action('removeCoupon', ''),
  deleteCurrentCart: () => action('clear', ''),
};

/** The code of a call through the hooks of the cart; undefined if the cart does not make this call. */
export const cartCode = (operation: string, body: unknown): CartCode | undefined =>
  actions[operation]?.(isObject(body) ? body : {});
