import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartInfo, UpdateCartRequest } from '../../generated/carts/types.ts';
import { isJsonObject } from './json.ts';
import { changedFields } from './changed-fields.ts';

const address = { country: 'DE', city: 'Berlin', streetAddress: { number: '117', name: 'Invalidenstraße' } };
const info: CartInfo = { buyerNote: 'Ring twice', contactInfo: { address } };

/** Effect of a mask on the platform: each named path gets the value of the update, or is cleared. */
const applied = (target: unknown, update: unknown, [key = '', ...rest]: readonly string[]): unknown => {
  const { [key]: current, ...others } = isJsonObject(target) ? target : {};
  const next = isJsonObject(update) && Object.hasOwn(update, key) ? update[key] : undefined;
  const value = rest.length > 0 ? applied(current, next, rest) : next;
  return value === undefined ? others : { ...others, [key]: value };
};

describe('changedFields', () => {
  test('returns complete top-level fields, and a mask of exactly the changed paths', () => {
    const moved = { contactInfo: { address: { ...address, city: 'Potsdam' } } };
    expect(changedFields(info, { ...info, ...moved })).toEqual({
      changed: moved,
      mask: ['contactInfo.address.city'],
    });
  });

  test('names removed fields in the mask and leaves them out of the body', () => {
    const { buyerNote: _gone, ...rest } = info;
    expect(changedFields(info, rest)).toEqual({ changed: {}, mask: ['buyerNote'] });
    expect(changedFields<CartInfo>(info, { ...rest, buyerNote: undefined } as CartInfo).mask).toEqual([
      'buyerNote',
    ]);
  });

  test('names added fields as a whole', () => {
    expect(changedFields<CartInfo>({}, info)).toEqual({ changed: info, mask: ['buyerNote', 'contactInfo'] });
  });

  test('returns nothing for equal objects, also with another order of keys', () => {
    expect(changedFields({ a: 1, b: { c: [1], d: NaN } }, { b: { d: NaN, c: [1] }, a: 1 })).toEqual({
      changed: {},
      mask: [],
    });
  });

  test.each(['', 'a.b', 'a,b'])(
    'names an object as a whole if it has the key "%s", which no path can hold',
    (key) => {
      const after = { tags: { [key]: 2 } };
      expect(changedFields({ tags: { [key]: 1 } }, after)).toEqual({ changed: after, mask: ['tags'] });
    },
  );

  test('returns what the body of the call takes', () => {
    const { changed, mask } = changedFields(info, { ...info, buyerNote: '' });
    const body: UpdateCartRequest = { cartInfo: changed, cartFieldmask: mask };
    expect(body).toEqual({ cartInfo: { buyerNote: '' }, cartFieldmask: ['buyerNote'] });
    // @ts-expect-error a cart's info has no such field
    changedFields(info, { ...info, note: '' });
  });

  test('returns a change that turns the first object into the second, and modifies neither', () => {
    const state = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ maxDepth: 3 }));
    fc.assert(
      fc.property(state, state, (before, after) => {
        const texts = [JSON.stringify(before), JSON.stringify(after)];
        const { changed, mask } = changedFields(before, after);
        const reached = mask.reduce<unknown>(
          (target, path) => applied(target, changed, path.split('.')),
          before,
        );
        // JSON has no negative zero.
        expect(JSON.parse(JSON.stringify(reached))).toEqual(JSON.parse(texts[1] ?? ''));
        expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts);
      }),
    );
  });
});
