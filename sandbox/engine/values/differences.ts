const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The way from the whole to a member, the last step first. */
interface Step {
  readonly key: string;
  readonly isIndex: boolean;
  readonly from: Step | undefined;
}

/** Paths are written for the few members that differ, not for each that is compared. */
const pathOf = (step: Step | undefined): string => {
  if (!step) return '';
  const path = pathOf(step.from);
  if (step.isIndex) return `${path}[${step.key}]`;
  const name = step.key.replaceAll(/[\\.[\]]/g, String.raw`\$&`);
  return path === '' ? name : `${path}.${name}`;
};

/**
 * The former values of what differs, by path: `title`, `form.controls[0].label`. What was not there before is null. A
 * member that is another kind of thing now, or a list of another length, is told as a whole.
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
