/** Positions in a list by the value of one member. */
interface Index {
  readonly places: Map<unknown, number>;
  length: number;
  last: unknown;
}

const indexes = new WeakMap<readonly object[], Map<string, Index>>();

/**
 * Finds an item of a list by the value of a member, without a search through the list. The member must never change
 * and its values must differ. Items appended since the last call are indexed then; after any other change the index is
 * built again.
 */
export const lookUp = <T extends object, Key extends keyof T & string>(
  list: readonly T[],
  key: Key,
  value: T[Key],
): T | undefined => {
  const index = indexOf(list, key);
  const place = index.places.get(value);
  if (place === undefined) return undefined;
  const found = list[place];
  return found?.[key] === value ? found : findAgain(list, key, value);
};

const indexOf = <T extends object, Key extends keyof T & string>(list: readonly T[], key: Key): Index => {
  let byKey = indexes.get(list);
  if (!byKey) indexes.set(list, (byKey = new Map()));
  let index = byKey.get(key);
  const isWhole = index && index.length <= list.length && list[index.length - 1] === index.last;
  if (!index || !isWhole) byKey.set(key, (index = { places: new Map(), length: 0, last: undefined }));
  for (; index.length < list.length; index.length += 1) {
    const item = list[index.length];
    index.places.set(item?.[key], index.length);
    index.last = item;
  }
  return index;
};

const findAgain = <T extends object, Key extends keyof T & string>(
  list: readonly T[],
  key: Key,
  value: T[Key],
): T | undefined => {
  indexes.delete(list);
  const place = indexOf(list, key).places.get(value);
  return place === undefined ? undefined : list[place];
};
