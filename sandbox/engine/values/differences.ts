const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The path from the root to a member, the last step first. */
interface Step {
  readonly key: string;
  readonly isIndex: boolean;
  readonly from: Step | undefined;
}

/** Characters with a meaning in a path. Almost no name has one, and the test costs a tenth of the replacement. */
const MARKS = /[\\.[\]]/;
const escaped = (name: string): string =>
  MARKS.test(name) ? name.replaceAll(/[\\.[\]]/g, String.raw`\$&`) : name;

/** The path is built only for members that differ. */
const pathOf = ({ key, isIndex, from }: Step): string => {
  const path = from ? pathOf(from) : '';
  if (isIndex) return `${path}[${key}]`;
  return path === '' ? escaped(key) : `${path}.${escaped(key)}`;
};

/**
 * The previous values of all differences, by path: `title`, `form.controls[0].label`. A member that is new has null. A
 * member of another kind, or a list of another length, is reported as a whole.
 */
export const differences = (before: unknown, after: unknown): Record<string, unknown> => {
  const found: Record<string, unknown> = {};
  if (!Object.is(before, after)) collect(before, after, undefined, found);
  return found;
};

const collect = (
  before: unknown,
  after: unknown,
  from: Step | undefined,
  found: Record<string, unknown>,
): void => {
  const isIndex = Array.isArray(before);
  const alike =
    isTree(before) &&
    isTree(after) &&
    isIndex === Array.isArray(after) &&
    (!isIndex || before['length'] === after['length']);
  if (!alike) {
    found[from ? pathOf(from) : ''] = before ?? null;
    return;
  }
  let shared = 0;
  for (const key of Object.keys(before)) {
    const was = before[key];
    const is = after[key];
    if (is !== undefined || Object.hasOwn(after, key)) shared += 1;
    // Most members are equal: only the others need a step.
    if (!Object.is(was, is)) collect(was, is, { key, isIndex, from }, found);
  }
  const keys = Object.keys(after);
  // Members that are new; without one, all keys are shared.
  if (keys.length === shared) return;
  for (const key of keys)
    if (!Object.hasOwn(before, key) && after[key] !== undefined)
      collect(undefined, after[key], { key, isIndex, from }, found);
};
