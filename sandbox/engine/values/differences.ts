const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The path from the root to a member, the last step first. */
interface Step {
  readonly key: string;
  readonly isIndex: boolean;
  readonly from: Step | undefined;
}

/** The path is built only for members that differ. */
const pathOf = (step: Step | undefined): string => {
  if (!step) return '';
  const path = pathOf(step.from);
  if (step.isIndex) return `${path}[${step.key}]`;
  const name = step.key.replaceAll(/[\\.[\]]/g, String.raw`\$&`);
  return path === '' ? name : `${path}.${name}`;
};

/**
 * The previous values of all differences, by path: `title`, `form.controls[0].label`. A member that is new has null. A
 * member of another kind, or a list of another length, is reported as a whole.
 */
export const differences = (before: unknown, after: unknown): Record<string, unknown> => {
  const found: Record<string, unknown> = {};
  collect(before, after, undefined, found);
  return found;
};

const collect = (
  before: unknown,
  after: unknown,
  from: Step | undefined,
  found: Record<string, unknown>,
): void => {
  if (Object.is(before, after)) return;
  const isIndex = Array.isArray(before);
  const alike =
    isTree(before) &&
    isTree(after) &&
    isIndex === Array.isArray(after) &&
    (!isIndex || before.length === (after as unknown[]).length);
  if (!alike) {
    found[pathOf(from)] = before ?? null;
    return;
  }
  const visit = (key: string) =>
    collect(Reflect.get(before, key), Reflect.get(after, key), { key, isIndex, from }, found);
  for (const key of Object.keys(before)) visit(key);
  for (const key of Object.keys(after)) if (!Object.hasOwn(before, key)) visit(key);
};
