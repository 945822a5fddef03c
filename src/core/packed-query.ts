import { toBase64url } from './base64url.ts';
import { jsonOf } from './prepare.ts';
import { queryText } from './query.ts';

/** Whether the simple form would lose data: a nested member, or an object in a list. */
const needsPacking = (params: object): boolean =>
  Object.values(params).some(
    (value: unknown) =>
      Object(value) === value && !(Array.isArray(value) && value.every((item) => Object(item) !== item)),
  );

/** base64url of the UTF-8 JSON; {@link jsonOf} writes numbers that JSON lacks as text. */
const packed = (params: object): string => toBase64url(new TextEncoder().encode(jsonOf(params)));

/**
 * Writes the query of calls whose description says `x-packed-query`: if any value is nested, the whole query becomes
 * the one parameter `.r`.
 */
export const packedQuery = (params: object | undefined): string =>
  params && needsPacking(params) ? `.r=${packed(params)}` : queryText(params);
