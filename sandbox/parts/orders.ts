import { contract } from '../../generated/orders/contract.ts';
import { shopOrderRules } from '../rules/shop-orders/table.ts';
import type { Part } from './part.ts';

export const part: Part = { operations: contract, rules: shopOrderRules };
