import { contract } from '../../generated/catalog-v3/contract.ts';
import { readPaging, readProductQuery } from '../rules/catalog/v3/read-query.ts';
import { newerCatalogRules } from '../rules/catalog/v3/table.ts';
import type { Part } from './part.ts';

export const part: Part = {
  operations: contract,
  rules: newerCatalogRules,
  queryReaders: { queryProductsV3: readProductQuery, queryBrands: readPaging },
};
