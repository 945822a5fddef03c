import type {
  AddToCartRequest,
  Cart,
  LineItem,
  NewCustomLineItem,
  NewLineItem,
} from '../../generated/carts/types.ts';
import { addedOutcome } from '../outcomes/added.ts';
import { type Likeness, likenessToCustom, likenessToItem } from '../outcomes/likeness.ts';
import { type Edit, lineKey } from './edit.ts';
import { withLines } from './merge.ts';
import type { CartAddition, Confirmed } from './types.ts';

type Item = NewLineItem | NewCustomLineItem;

const isOfCatalog = (item: Item): item is NewLineItem => 'catalogReference' in item;

const likenessOf = (line: LineItem, item: Item): Likeness =>
  isOfCatalog(item) ? likenessToItem(line, item.catalogReference) : likenessToCustom(line, item);

const linesLike = (item: Item, confirmed: Confirmed, least: Likeness): readonly LineItem[] =>
  (confirmed?.lineItems ?? []).filter((line) => likenessOf(line, item) >= least);

/**
 * The line to which the platform will add an item. Undefined if the item gets a line of its own, or if no line is a
 * certain match.
 */
const lineFor = (item: Item, confirmed: Confirmed): LineItem | undefined =>
  linesLike(item, confirmed, 3)[0] ?? linesLike(item, confirmed, 2)[0];

/**
 * Makes an edit that adds items. It shares a key with every other add and with each line to which the platform might
 * add an item.
 */
export const addEdit = (
  items: readonly Item[],
  shown: unknown,
  key: string,
  send: (request: AddToCartRequest) => Promise<Cart>,
  needsRead?: boolean,
): Edit => {
  const request: AddToCartRequest = {};
  const lineItems = items.filter(isOfCatalog);
  const customLineItems = items.flatMap((item) => (isOfCatalog(item) ? [] : [item]));
  if (lineItems.length > 0) request.lineItems = lineItems;
  if (customLineItems.length > 0) request.customLineItems = customLineItems;
  const additions = items.map((item, index): CartAddition => ({
    key: `${key}-${index}`,
    item,
    quantity: item.quantity,
    shown,
  }));
  /** Ids of the lines to which the platform might add one of the items. */
  const perhapsIn = (confirmed: Confirmed): string[] =>
    items.flatMap((item) => linesLike(item, confirmed, 1).map(({ id }) => id));
  return {
    slots: ['add'],
    replaceable: false,
    needsRead,
    keys: (confirmed) => ['add', ...perhapsIn(confirmed).map(lineKey)],
    project: ({ quantities, removed, touched, adding }, confirmed) => {
      for (const addition of additions) {
        const line = lineFor(addition.item, confirmed);
        if (!line || removed.has(line.id)) {
          adding.push(addition);
          continue;
        }
        quantities.set(line.id, (quantities.get(line.id) ?? line.quantity) + addition.quantity);
        touched.add(line.id);
      }
    },
    send: () => send(request),
    resultOf: (before, after) => ({
      ...addedOutcome(request, before ? { cart: before } : undefined, after ? { cart: after } : {}),
      fields: [],
    }),
    merge: (confirmed, answer, { lines }) =>
      // The platform may replace a matching line by a new line for the added item: take both from the response.
      withLines(confirmed, answer, [...perhapsIn(confirmed), ...lines.flatMap(({ line }) => line?.id ?? [])]),
  };
};
