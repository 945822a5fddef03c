import type { QueryReader } from '../../../engine/request-query.ts';
import { isObject } from '../../../engine/values/objects.ts';
import { checkDeclared } from './declared-fields.ts';

/**
 * Reads a query that pages by offset, as published examples do: the limit of its pages counts, and the offset is
 * ignored (R426).
 */
export const readPaging: QueryReader = (given) => {
  if (!isObject(given) || !isObject(given['query'])) return given;
  const { query } = given;
  const { paging, cursorPaging } = query;
  if (!isObject(paging) || paging['limit'] === undefined || cursorPaging !== undefined) return given;
  return { ...given, query: { ...query, cursorPaging: { limit: paging['limit'] } } };
};

/** Reads a query of products. Refusals of undeclared fields have a message of their own (R420, R421). */
export const readProductQuery: QueryReader = (given, world) => {
  if (isObject(given) && isObject(given['query'])) checkDeclared(given['query'], world);
  return readPaging(given, world);
};
