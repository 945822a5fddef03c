import { ValidationError } from './errors/call-errors.ts';

const pairsOf = (value: unknown, name = ''): string[] => {
  if (value === undefined || value === null) return [];
  if (Object(value) !== value) return [`${name}=${encodeURIComponent(value as string)}`];
  if (Array.isArray(value)) {
    if (value.some((item) => Object(item) === item))
      throw new ValidationError(`"${name}" is a list of objects or lists, which a query cannot contain`, {
        code: 'invalid-query',
      });
    return value.flatMap((item) => pairsOf(item, name));
  }
  return Object.entries(value).flatMap(([key, item]) =>
    pairsOf(item, (name && `${name}.`) + encodeURIComponent(key)),
  );
};

/**
 * Writes a query in the platform's form, without the question mark: nested objects are flattened with dots, lists are
 * repeated, null and undefined are left out. Only generated operations with a query and the openapi-fetch client import
 * it, so that other operations do not bundle it.
 * @throws ValidationError (`invalid-query`) for a list of objects, which this form cannot express.
 */
export const queryText = (params: object | undefined): string => pairsOf(params).join('&');
