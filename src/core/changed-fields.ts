import { jsonOf } from './prepare.ts';

/** Result of {@link changedFields}. */
export interface ChangedFields<Whole extends object> {
  /** The changed top-level fields with their complete new values. A removed field is left out. */
  readonly changed: Partial<Whole>;
  /** The paths of the changed values, also inside nested objects: `contactInfo.address.city`. */
  readonly mask: string[];
}

type Tree = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Tree =>
  Object(value) === value && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/**
 * Paths at which two values differ. A list counts as one value, and so does an object with a key that a path cannot
 * contain: an empty key, or a key with a dot or a comma.
 */
const differences = (before: unknown, after: unknown, path: string): string[] => {
  if (isPlain(before) && isPlain(after)) {
    const paths = differencesIn(before, after, `${path}.`);
    const keys = [...Object.keys(before), ...Object.keys(after)];
    return paths.length > 0 && keys.some((key) => !key || /[.,]/.test(key)) ? [path] : paths;
  }
  return jsonOf(before) === jsonOf(after) ? [] : [path];
};

const differencesIn = (before: Tree, after: Tree, path: string): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(ownOf(before, key), ownOf(after, key), path + key),
  );

const ownOf = (tree: Tree, key: string): unknown => (Object.hasOwn(tree, key) ? tree[key] : undefined);

/**
 * Compares two states of an object for a call with a field mask, so that only the changes are written: the platform
 * sets each field that the mask names, and clears a named field that the body lacks.
 *
 *     const { changed, mask } = changedFields(info, { ...info, buyerNote: 'Ring twice' });
 *     await updateCurrentCart({ cartInfo: changed, cartFieldmask: mask }, { client });
 *
 * Lists are compared and named as a whole. Neither object is changed.
 */
export const changedFields = <Whole extends object>(
  before: Whole,
  after: NoInfer<Whole>,
): ChangedFields<Whole> => {
  const mask = differencesIn({ ...before } as Tree, { ...after } as Tree, '');
  const names = new Set(mask.map((path) => path.split('.')[0]));
  const changed = Object.fromEntries(
    Object.entries(after).filter(([key, value]) => names.has(key) && value !== undefined),
  ) as Partial<Whole>;
  return { changed, mask };
};
