import { contract } from '../../generated/back-in-stock/contract.ts';
import { backInStockRules } from '../rules/back-in-stock/table.ts';
import type { Part } from './part.ts';

export const part: Part = { operations: contract, rules: backInStockRules };
