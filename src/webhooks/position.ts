import { memberOf } from '../core/json.ts';
import type { Claim } from './store.ts';
import type { ReceivedNotification } from './types.ts';

/** The digits of a sequence without leading zeros. A sequence may exceed the integers that a number can hold. */
const digitsOf = (sequence: unknown): string | undefined => {
  const text = typeof sequence === 'number' ? String(sequence) : sequence;
  return typeof text === 'string' ? /^0*(\d{1,30})$/.exec(text)?.[1] : undefined;
};

/** The entity of a notification, and its position in the sequence of the entity's notifications. */
export const positionOf = ({
  instanceId,
  data,
}: ReceivedNotification): Pick<Claim, 'entity' | 'sequence'> => {
  const [service, id] = [memberOf(data, 'entityFqdn'), memberOf(data, 'entityId')];
  return typeof service === 'string' && typeof id === 'string'
    ? { entity: `${instanceId} ${service} ${id}`, sequence: digitsOf(memberOf(data, 'entityEventSequence')) }
    : { entity: undefined, sequence: undefined };
};
