import { contract as definitions } from '../../generated/ticket-definitions/contract.ts';
import { contract as reservations } from '../../generated/ticket-reservations/contract.ts';
import { contract as ticketing } from '../../generated/ticketing/contract.ts';
import { ordersRules } from '../rules/orders/table.ts';
import { ticketingRules } from '../rules/ticketing/table.ts';
import type { Part } from './part.ts';

export const part: Part = {
  operations: { ...definitions, ...reservations, ...ticketing },
  rules: { ...ticketingRules, ...ordersRules },
};
