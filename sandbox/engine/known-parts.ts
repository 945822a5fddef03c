import type * as z from 'zod/mini';
import { parsed } from './values/not-finite.ts';
import { isObject } from './values/objects.ts';

/** The members of reads that list the requested parts of an answer. */
const LISTS = ['fields', 'fieldsets', 'fieldset'] as const;

/**
 * A message of a read without the parts that the platform does not know: it ignores them (R700). Other members are
 * checked as described.
 */
export const withKnownParts = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
  if (!schema || !isObject(value) || !LISTS.some((name) => Array.isArray(value[name]))) return value;
  const result = parsed(schema, value);
  if (result.success) return value;
  const known: Record<string, unknown> = { ...value };
  for (const name of LISTS) {
    const list = value[name];
    const unknownAt = new Set(
      result.error.issues
        .filter(({ code, path }) => code === 'invalid_value' && path.length === 2 && path[0] === name)
        .map(({ path }) => path[1]),
    );
    if (Array.isArray(list) && unknownAt.size > 0)
      known[name] = list.filter((part, index) => typeof part !== 'string' || !unknownAt.has(index));
  }
  return known;
};
