import { contract } from '../../generated/events-v3/contract.ts';
import { eventsRules } from '../rules/events/table.ts';
import type { Part } from './part.ts';

export const part: Part = { operations: contract, rules: eventsRules };
