import { contract } from '../../generated/rsvp/contract.ts';
import { rsvpRules } from '../rules/rsvp/table.ts';
import type { Part } from './part.ts';

export const part: Part = { operations: contract, rules: rsvpRules };
