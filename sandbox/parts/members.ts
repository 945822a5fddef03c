import { contract } from '../../generated/members/contract.ts';
import { membersRules } from '../rules/members/table.ts';
import type { Part } from './part.ts';

export const part: Part = { operations: contract, rules: membersRules };
