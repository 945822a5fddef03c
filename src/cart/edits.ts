import type { Cart, CartInfo } from '../../generated/carts/types.ts';
import { type FieldOutcome, infoFields } from '../outcomes/fields.ts';
import { wholeOf } from '../outcomes/outcome.ts';
import type { FieldBackend } from './backend.ts';
import type { Done, Edit } from './edit.ts';
import { couponOf, detailsOf, type InfoField, withFields } from './merge.ts';
import type { CartClient } from './types.ts';

const fieldDone = (field: string, isDone: boolean): Done => {
  const outcome = isDone ? 'applied' : 'ignored';
  const fields: FieldOutcome[] = [{ field, outcome, missing: isDone ? [] : [field] }];
  return { outcome, lines: [], fields };
};

/**
 * Makes the edits of one client's cart that do not edit lines: the coupon, the note, the details, and emptying the
 * cart.
 */
export const createEdits = (client: CartClient, backend: FieldBackend) => {
  const call = { client };

  const couponEdit = (code: string | undefined, send: () => Promise<Cart | null>): Edit => ({
    slots: ['coupon'],
    // A later coupon that the platform would refuse needs the removal before it.
    replaceable: code !== undefined || !backend.refusesSecondCoupon,

    // The platform checks a coupon against the contents of the cart, which earlier edits may change.
    needsAll: true,
    project: (projection) => {
      projection.coupon = { value: code };
    },
    send,
    resultOf: (_, after) =>
      fieldDone('couponCode', couponOf(after)?.toLowerCase() === code?.trim().toLowerCase()),
    merge: (confirmed, { appliedDiscounts }) => ({ ...confirmed, appliedDiscounts }),
  });

  const note = (text: string): Edit => ({
    slots: ['note'],
    replaceable: true,

    project: (projection) => {
      projection.note = { value: text };
    },
    send: () => backend.update({ buyerNote: text }, call),
    resultOf: (_, after) => fieldDone('cartInfo.buyerNote', (after?.buyerNote ?? '').trim() === text.trim()),
    merge: (confirmed, answer) => withFields(confirmed, answer, ['buyerNote']),
  });

  const details = (info: CartInfo): Edit => ({
    slots: ['details'],
    replaceable: true,
    details: info,

    over: (earlier) => details({ ...earlier.details, ...info }),
    project: (projection, confirmed) => {
      projection.details = { value: { ...(projection.details?.value ?? detailsOf(confirmed)), ...info } };
    },
    send: () => backend.update(info, call),
    resultOf: (_, after) => {
      const fields = infoFields(Object.keys(info), info, after ?? undefined);
      return { outcome: wholeOf(fields), lines: [], fields };
    },
    merge: (confirmed, answer) => withFields(confirmed, answer, Object.keys(info) as InfoField[]),
  });

  const clear = (): Edit => ({
    slots: ['add'],
    replaceable: false,
    keys: () => [],
    needsAll: true,
    holdsAll: true,
    project: ({ removed }, confirmed) => {
      for (const { id } of confirmed?.lineItems ?? []) removed.add(id);
    },
    send: () => backend.clear(call),
    resultOf: (_, after) => fieldDone('lineItems', (after?.lineItems ?? []).length === 0),
    merge: (_, answer) => answer,
  });

  return {
    applyCoupon: (code: string) => couponEdit(code, () => backend.applyCoupon(code, call)),
    removeCoupon: () => couponEdit(undefined, () => backend.removeCoupon(call)),
    note,
    details,
    clear,
  };
};
