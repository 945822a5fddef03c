const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

const memberPath = (path: string, key: string, isList: boolean): string => {
  if (isList) return `${path}[${key}]`;
  const name = key.replaceAll(/[\\.[\]]/g, String.raw`\$&`);
  return path === '' ? name : `${path}.${name}`;
};

/**
 * The former values of what differs, by path: `title`, `form.controls[0].label`. What was not there before is null. A
 * member that is another kind of thing now, or a list of another length, is told as a whole.
 */
export const differences = (before: unknown, after: unknown, path = ''): Record<string, unknown> => {
  const found: Record<string, unknown> = {};
  collect(before, after, path, found);
  return found;
};

const collect = (before: unknown, after: unknown, path: string, found: Record<string, unknown>): void => {
  if (Object.is(before, after)) return;
  const isList = Array.isArray(before);
  const alike =
    isTree(before) &&
    isTree(after) &&
    isList === Array.isArray(after) &&
    (!isList || before.length === (after as unknown[]).length);
  if (!alike) {
    found[path] = before ?? null;
    return;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    collect(Reflect.get(before, key), Reflect.get(after, key), memberPath(path, key, isList), found);
};
