import { contract } from '../../generated/catalog-write/contract.ts';
import { ofStore } from '../rules/catalog/store.ts';
import { catalogWriteRules } from '../rules/catalog/write/table.ts';
import type { Part } from './part.ts';

export const part: Part = { operations: contract, rules: ofStore(catalogWriteRules) };
