import { contract } from '../../generated/categories/contract.ts';
import { categoryRules } from '../rules/categories/table.ts';
import type { Part } from './part.ts';

export const part: Part = { operations: contract, rules: categoryRules };
