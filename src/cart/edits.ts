import type { Cart, CartInfo } from '../../generated/carts/types.ts';
import { memberOf } from '../core/json.ts';
import { wordsOf } from '../core/parts.ts';
import { fieldOutcome, infoField } from '../outcomes/fields.ts';
import { type Done, doneOf, type Edit } from './edit.ts';
import { couponOf, detailsOf, withFields } from './merge.ts';

/** The result of an edit of one field. */
const fieldDone = (field: string, isDone: boolean): Done =>
  doneOf([], [fieldOutcome(field, 1, isDone ? [] : [field])]);

/** Makes an edit that applies a coupon, or removes the coupon if `code` is undefined. */
export const couponEdit = (
  code: string | undefined,
  replaceable: boolean,
  send: () => Promise<Cart | null>,
): Edit => ({
  slots: ['coupon'],
  replaceable,
  // The platform checks a coupon against the contents of the cart, which earlier edits may change.
  needsAll: true,
  project: ({ fields }) => {
    fields.coupon = code;
  },
  send,
  resultOf: (_, after) => fieldDone('couponCode', couponOf(after)?.toLowerCase() === code?.toLowerCase()),
  merge: (confirmed, answer) => withFields(confirmed, answer, ['appliedDiscounts']),
});

/** Sends an update of the cart's own fields. */
type Update = (info: CartInfo) => Promise<Cart>;

export const noteEdit = (text: string, update: Update): Edit => ({
  slots: ['note'],
  replaceable: true,
  project: ({ fields }) => {
    fields.note = text;
  },
  send: () => update({ buyerNote: text }),
  resultOf: (_, after) => fieldDone('cartInfo.buyerNote', wordsOf(after?.buyerNote).trim() === text.trim()),
  merge: (confirmed, answer) => withFields(confirmed, answer, ['buyerNote']),
});

type InfoField = keyof CartInfo & keyof Cart;

/** Makes an edit that sets fields of the cart itself. */
export const detailsEdit = (info: CartInfo, update: Update): Edit => ({
  slots: ['details'],
  replaceable: true,
  details: info,
  over: (earlier) => detailsEdit({ ...earlier.details, ...info }, update),
  project: ({ fields }, confirmed) => {
    fields.details = { ...(fields.details ?? detailsOf(confirmed)), ...info };
  },
  send: () => update(info),
  resultOf: (_, after) =>
    doneOf(
      [],
      Object.entries(info).map(([name, value]) => infoField(name, memberOf(after, name), value)),
    ),
  merge: (confirmed, answer) => withFields(confirmed, answer, Object.keys(info) as InfoField[]),
});

/** Makes an edit that deletes the cart. */
export const clearEdit = (send: () => Promise<null>): Edit => ({
  slots: ['add'],
  replaceable: false,
  keys: () => [],
  needsAll: true,
  holdsAll: true,
  project: ({ removed }, confirmed) => {
    for (const { id } of confirmed?.lineItems ?? []) removed.add(id);
  },
  send,
  resultOf: (_, after) => fieldDone('lineItems', (after?.lineItems ?? []).length === 0),
  merge: (_, answer) => answer,
});
