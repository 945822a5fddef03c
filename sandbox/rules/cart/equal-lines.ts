import type { CartLineRecord, CartRecord } from '../../records/state.ts';

/** Views of lines by the id of the line. */
export type LineViews<View> = ReadonlyMap<string, View>;

/**
 * The views that lines can reuse after a change of the cart at the same instant: the line is unchanged, and
 * so are all other lines of its product, which share the stock (R54).
 * @param before A copy by `cartBefore`, which shares values deeper than the members of an item.
 * @param views The views of the lines of `after`, in their order.
 */
export const viewsOfEqualLines = <View>(
  before: CartRecord,
  after: CartRecord,
  views: readonly View[],
): LineViews<View> => {
  const earlier = new Map(before.lines.map((line) => [line.id, line]));
  const equal = new Map<string, View>();
  const touched = new Set<string | undefined>();
  for (const [index, line] of after.lines.entries()) {
    const was = earlier.get(line.id);
    const view = views[index];
    earlier.delete(line.id);
    if (view && was && isSameLine(was, line)) equal.set(line.id, view);
    else touched.add(was?.item?.productId).add(line.item?.productId);
  }
  for (const { item } of earlier.values()) touched.add(item?.productId);
  for (const { id, item } of after.lines) if (item && touched.has(item.productId)) equal.delete(id);
  return equal;
};

const isSameLine = ({ item, ...line }: CartLineRecord, { item: otherItem, ...other }: CartLineRecord) =>
  isSame(line, other) && isSame(item ?? {}, otherItem ?? {});

const isSame = (one: object, other: object): boolean => {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.is(Reflect.get(one, key), Reflect.get(other, key)))
  );
};
