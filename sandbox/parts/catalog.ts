import { contract as products } from '../../generated/catalog-v1/contract.ts';
import { contract as collections } from '../../generated/catalog-v2/contract.ts';
import { contract as version } from '../../generated/catalog-version/contract.ts';
import { catalogReadRules } from '../rules/catalog/catalog-table.ts';
import { getCatalogVersion } from '../rules/catalog/v3/version.ts';
import type { Part } from './part.ts';

export const part: Part = {
  operations: { ...products, ...collections, ...version },
  // The version can be read without the store's app.
  rules: { ...catalogReadRules, getCatalogVersion },
};
