import {
  addToCurrentCart,
  deleteCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '../../generated/carts/operations.ts';
import type {
  Cart,
  CartInfo,
  NewCustomLineItem,
  NewLineItem,
  UpdateCartRequest,
} from '../../generated/carts/model/index.ts';
import { type FieldOutcome, infoFields } from '../outcomes/fields.ts';
import { likenessToItem } from '../outcomes/likeness.ts';
import { wholeOf } from '../outcomes/outcome.ts';
import { outcomeOf } from '../outcomes/quantities.ts';
import { addEdit } from './add-edit.ts';
import { type Done, type Edit, lineKey } from './edit.ts';
import { couponOf, withFields, withLines } from './merge.ts';
import { cartIn, unlessNone } from './no-cart.ts';
import type { CartClient, Confirmed } from './types.ts';

const lineIn = (cart: Confirmed, id: string) => cart?.lineItems.find((line) => line.id === id);
const keys = (...own: readonly string[]) => {
  const set = new Set(own);
  return () => set;
};
const fieldDone = (field: string, isDone: boolean): Done => {
  const outcome = isDone ? 'applied' : 'ignored';
  const fields: FieldOutcome[] = [{ field, outcome, missing: isDone ? [] : [field] }];
  return { outcome, lines: [], fields };
};

/**
 * The id that a line has now: one that was taken out, unknown to the screen that shows it, and added again has another.
 */
const lineNow = (id: string, shown: Confirmed, now: Confirmed): string => {
  const item = lineIn(now, id) ? undefined : lineIn(shown, id)?.catalogReference;
  return (item && now?.lineItems.find((line) => likenessToItem(line, item) === 3)?.id) ?? id;
};

/** Makes the edits of one client's cart. */
export const createEdits = (client: CartClient) => {
  const update = (request: UpdateCartRequest): Promise<Cart> =>
    cartIn(updateCurrentCart(request, { client }));

  const quantity = (id: string, wanted: number): Edit => ({
    slots: [lineKey(id)],
    replaceable: true,
    keys: keys(lineKey(id)),
    project: ({ quantities, touched }) => {
      quantities.set(id, wanted);
      touched.add(id);
    },
    send: () =>
      cartIn(updateCurrentCartLineItemQuantity({ lineItems: [{ id, quantity: wanted }] }, { client })),
    resultOf: (before, after) => {
      const line = lineIn(after, id);
      const got = line?.quantity ?? 0;
      const outcome = outcomeOf(wanted, lineIn(before, id)?.quantity, got);
      return {
        outcome,
        lines: [{ outcome, asked: wanted, got, item: { id, quantity: wanted }, line }],
        fields: [],
      };
    },
    merge: (confirmed, answer) => withLines(confirmed, answer, [id]),
  });

  const removal = (ids: readonly string[], shown: Confirmed): Edit => ({
    slots: ids.map(lineKey),
    replaceable: true,
    keys: keys(...ids.map(lineKey)),
    project: ({ removed }) => {
      for (const id of ids) removed.add(id);
    },
    // Without a cart there is no line in it: what was wanted is so.
    send: (before) => {
      const lineItemIds = ids.map((id) => lineNow(id, shown, before));
      return unlessNone(cartIn(removeLineItemsFromCurrentCart({ lineItemIds }, { client })));
    },
    resultOf: (before, after) => {
      const lines = ids.map((asked) => {
        const id = lineNow(asked, shown, before);
        const line = lineIn(after, id);
        const outcome = line ? ('ignored' as const) : ('applied' as const);
        return { outcome, asked: 0, got: line?.quantity ?? 0, item: { id, quantity: 0 }, line };
      });
      return { outcome: wholeOf(lines), lines, fields: [] };
    },
    merge: (confirmed, answer) =>
      withLines(confirmed, answer, [...ids, ...ids.map((id) => lineNow(id, shown, confirmed))]),
  });

  const couponEdit = (code: string | undefined, send: () => Promise<Cart | null>): Edit => ({
    slots: ['coupon'],
    replaceable: true,
    keys: keys('coupon'),
    // Whether it can be used is a matter of what is in the cart by then.
    needsAll: true,
    project: (draft) => {
      draft.coupon = { code };
    },
    send,
    resultOf: (_, after) =>
      fieldDone('couponCode', couponOf(after)?.toLowerCase() === code?.trim().toLowerCase()),
    merge: (confirmed, answer) => withFields(confirmed, answer, ['appliedDiscounts']),
  });

  const note = (text: string): Edit => ({
    slots: ['note'],
    replaceable: true,
    keys: keys('note'),
    project: (draft) => {
      draft.note = text;
    },
    send: () => update({ cartInfo: { buyerNote: text } }),
    resultOf: (_, after) => fieldDone('cartInfo.buyerNote', (after?.buyerNote ?? '').trim() === text.trim()),
    merge: (confirmed, answer) => withFields(confirmed, answer, ['buyerNote']),
  });

  const details = (info: CartInfo): Edit => ({
    slots: ['details'],
    replaceable: true,
    details: info,
    keys: keys('details'),
    over: (earlier) => details({ ...earlier.details, ...info }),
    project: (draft) => {
      draft.details = { ...draft.details, ...info };
    },
    send: () => update({ cartInfo: info }),
    resultOf: (_, after) => {
      const fields = infoFields(Object.keys(info), info, after ?? undefined);
      return { outcome: wholeOf(fields), lines: [], fields };
    },
    merge: (confirmed, answer) =>
      withFields(confirmed, answer, Object.keys(info) as (keyof CartInfo & keyof Cart)[]),
  });

  const clear = (): Edit => ({
    slots: ['add'],
    replaceable: false,
    keys: keys(),
    needsAll: true,
    holdsAll: true,
    project: ({ removed }, confirmed) => {
      for (const { id } of confirmed?.lineItems ?? []) removed.add(id);
    },
    send: async () => {
      await unlessNone(deleteCurrentCart({ client }));
      return null;
    },
    resultOf: (_, after) => fieldDone('lineItems', (after?.lineItems ?? []).length === 0),
    merge: (_, answer) => answer,
  });

  return {
    add: (items: readonly (NewLineItem | NewCustomLineItem)[], shown: unknown, key: string) =>
      addEdit(items, shown, key, (request) => cartIn(addToCurrentCart(request, { client }))),
    quantity,
    removal,
    applyCoupon: (code: string) => couponEdit(code, () => update({ couponCode: code })),
    removeCoupon: () =>
      couponEdit(undefined, () => unlessNone(cartIn(removeCouponFromCurrentCart({ client })))),
    note,
    details,
    clear,
  };
};
