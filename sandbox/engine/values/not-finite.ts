import type * as z from 'zod/mini';

/** The texts for numbers that JSON does not have (R217), with numbers beyond every bound. */
const standIns: Readonly<Record<string, number>> = {
  NaN: Number.MAX_VALUE,
  Infinity: Number.MAX_VALUE,
  '-Infinity': -Number.MAX_VALUE,
};

type Path = readonly string[];

/** The number that a text stands for; undefined for any other text. */
export const notFinite = (text: string): number | undefined =>
  Object.hasOwn(standIns, text) ? Number(text) : undefined;

const pathsOf = (value: unknown, path: Path = []): Path[] => {
  if (typeof value === 'string') return notFinite(value) === undefined ? [] : [path];
  return Object.entries(Object(value) as object).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
};

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);

const put = (value: unknown, path: Path, text: unknown): void => {
  const parent = at(value, path.slice(0, -1));
  if (typeof parent === 'object' && parent !== null) Reflect.set(parent, path.at(-1) ?? '', text);
};

/** The paths of issues, except for numbers that are only out of bounds. */
const wrongPaths = (issues: readonly z.core.$ZodIssue[]): ReadonlySet<string> =>
  new Set(
    issues
      .filter(({ code }) => code !== 'too_big' && code !== 'too_small')
      .map(({ path }) => JSON.stringify(path.map(String))),
  );

/**
 * Parses a part of a request. A number of the description may be "NaN", "Infinity" or "-Infinity"; it stays a text, so
 * that the state remains JSON. A bound of the number refuses it.
 */
export const parsed = (schema: z.ZodMiniType, value: unknown): z.core.util.SafeParseResult<unknown> => {
  const asGiven = schema.safeParse(value);
  let paths = asGiven.success ? [] : pathsOf(value).filter((path) => path.length > 0);
  while (paths.length > 0) {
    const read: unknown = structuredClone(value);
    for (const path of paths) put(read, path, standIns[String(at(value, path))]);
    const result = schema.safeParse(read);
    const wrong = result.success ? new Set<string>() : wrongPaths(result.error.issues);
    // A path that fails even with a number was meant as a text, or is invalid for another reason.
    const taken = paths.filter(
      (path) => !path.some((_, depth) => wrong.has(JSON.stringify(path.slice(0, depth + 1)))),
    );
    if (taken.length === paths.length) {
      if (result.success) for (const path of paths) put(result.data, path, at(value, path));
      return result;
    }
    paths = taken;
  }
  return asGiven;
};
