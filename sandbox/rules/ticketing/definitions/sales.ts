import type { Effect } from '../../../engine/due-effects.ts';
import { ownValue } from '../../../engine/values/objects.ts';
import { moveSale } from '../../events/effects.ts';
import { definitionsOf } from '../../events/find.ts';
import { saleEndOf } from '../../events/status.ts';
import { announceDefinition } from './announce.ts';

/**
 * Effect: ticket sales of an event start or end. Announces each of them (R568), and the event if its registration opens
 * or closes (R140, R150).
 */
export const moveSales: Effect = (world, id) => {
  const event = ownValue(world.state.events, id);
  if (!event) return;
  const now = world.clock.now();
  for (const definition of definitionsOf(world, id)) {
    if (definition.sale?.start === now)
      announceDefinition(world, definition, event, { kind: 'sale-started' });
    if (saleEndOf(event, definition) === now)
      announceDefinition(world, definition, event, { kind: 'sale-ended' });
  }
  moveSale(world, id);
};
