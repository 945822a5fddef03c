import type { AddToCartRequest, Cart } from '../../generated/carts/types.ts';
import { addedLines } from '../outcomes/added.ts';
import { type AddedItem, isOfCatalog, likenessToAdded } from '../outcomes/likeness.ts';
import { lineLike } from '../outcomes/lines.ts';
import { doneOf, type Edit, lineKey } from './edit.ts';
import { withLines } from './merge.ts';
import type { CartAddition, Confirmed } from './types.ts';

/** Ids of the lines to which the platform might add one of the items. */
const perhapsIn = (cart: Confirmed, items: readonly AddedItem[]): string[] =>
  (cart?.lineItems ?? [])
    .filter((line) => items.some((item) => likenessToAdded(line, item) > 0))
    .map(({ id }) => id);

/**
 * Makes an edit that adds items. It shares a key with every other add and with each line to which the platform might
 * add an item.
 * @param key Beginning of the keys of the additions.
 */
export const addEdit = (
  items: readonly AddedItem[],
  shown: unknown,
  key: string,
  send: (request: AddToCartRequest) => Promise<Cart>,
  needsRead?: boolean,
): Edit => {
  const lineItems = items.filter(isOfCatalog);
  const customLineItems = items.flatMap((item) => (isOfCatalog(item) ? [] : [item]));
  const additions = items.map((item, index): CartAddition => ({
    key: `${key}-${index}`,
    item,
    quantity: item.quantity,
    shown,
  }));
  return {
    slots: ['add'],
    replaceable: false,
    needsRead,
    keys: (confirmed) => ['add', ...perhapsIn(confirmed, items).map(lineKey)],
    project: ({ quantities, removed, touched, adding }, confirmed) => {
      for (const addition of additions) {
        const { item, quantity } = addition;
        const line = lineLike((one) => likenessToAdded(one, item), confirmed?.lineItems ?? []);
        // Without a certain match, or if the line is being removed, the item gets a line of its own.
        if (!line || removed.has(line.id)) adding.push(addition);
        else {
          quantities.set(line.id, (quantities.get(line.id) ?? line.quantity) + quantity);
          touched.add(line.id);
        }
      }
    },
    send: () =>
      send({
        ...(lineItems.length > 0 && { lineItems }),
        ...(customLineItems.length > 0 && { customLineItems }),
      }),
    resultOf: (before, after) =>
      doneOf(addedLines([...lineItems, ...customLineItems], before?.lineItems ?? [], after?.lineItems ?? [])),
    merge: (confirmed, answer, { lines }) =>
      // The platform may replace a matching line by a new line for the added item: take both from the response.
      withLines(confirmed, answer, [
        ...perhapsIn(confirmed, items),
        ...lines.flatMap(({ line }) => line?.id ?? []),
      ]),
  };
};
