import type { QueryReader } from '../engine/request-query.ts';
import { readPaging, readProductQuery } from './catalog/v3/read-query.ts';

/** The readers of the operations that read their query before it is checked, by operation id. */
export const queryReaders: Readonly<Record<string, QueryReader>> = {
  queryProductsV3: readProductQuery,
  queryBrands: readPaging,
};
