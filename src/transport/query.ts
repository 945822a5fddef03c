import { ValidationError } from '../errors/call-errors.ts';

/**
 * The query of a call in the platform's simple form: nested objects flattened with dots, lists repeated, null and
 * undefined left out.
 * @throws ValidationError (`invalid-query`) for an object in a list, which this form cannot carry.
 */
export const queryString = (query: unknown): string => {
  const parts: string[] = [];
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object')
      parts.push(`${encodeURIComponent(name)}=${encodeURIComponent(value as string | number | boolean)}`);
    else if (value instanceof Date) add(name, value.toISOString());
    else if (!Array.isArray(value))
      for (const [key, item] of Object.entries(value)) add(name ? `${name}.${key}` : key, item);
    else if (value.some((item) => typeof item === 'object' && item !== null))
      throw new ValidationError(
        'invalid-query',
        `The query parameter "${name}" is a list of objects, which no query can carry.`,
      );
    else for (const item of value) add(name, item);
  };
  add('', query);
  return parts.join('&');
};

/** A body as JSON text; numbers that JSON does not have go as their names: "NaN", "Infinity" (specification 5). */
export const jsonBody = (body: unknown): string =>
  JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
  );
