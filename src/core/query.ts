import { ValidationError } from './errors/call-errors.ts';

const pairsOf = (value: unknown, name = ''): string[] => {
  if (value === undefined || value === null) return [];
  if (Object(value) !== value) return [`${name}=${encodeURIComponent(value as string)}`];
  if (Array.isArray(value)) {
    if (value.some((item) => Object(item) === item))
      throw new ValidationError(
        `"${name}" is a list of objects or lists, which a query cannot contain`,
        { code: 'invalid-query' },
      );
    return value.flatMap((item) => pairsOf(item, name));
  }
  return Object.entries(value).flatMap(([key, item]) =>
    pairsOf(item, (name && `${name}.`) + encodeURIComponent(key)),
  );
};

/**
 * A query in the platform's form, without the question mark: nested objects flattened with dots, lists repeated, null
 * and undefined left out. The generated fetchers and the raw face call it, so that calls without a query carry nothing.
 * @throws ValidationError (`invalid-query`) for a list of objects, which this form has no place for.
 */
export const queryText = (params: object | undefined): string => pairsOf(params).join('&');
