import type { TicketDefinitionV3 } from '../../../../generated/ticket-definitions/types.ts';
import { announce } from '../../../engine/announce.ts';
import { differences } from '../../../engine/values/differences.ts';
import type { EventRecord, TicketDefinitionRecord } from '../../../records/state.ts';
import type { World } from '../../../engine/context.ts';
import { salePeriodView, ticketDefinitionView } from './view.ts';

/** A change of a definition, with the previous values of an update or the view of a removed definition. */
export type DefinitionChange =
  | { kind: 'created' }
  | { kind: 'updated'; before: object }
  | { kind: 'deleted'; deleted: TicketDefinitionV3 }
  | { kind: 'sale-started' }
  | { kind: 'sale-ended' };

const facts = ({ id }: TicketDefinitionRecord) => ({ entityId: id, triggeredByAnonymizeRequest: false });

/** A copy of the values that the owner can change, for a comparison with later values. */
export const definitionSnapshot = (
  world: World,
  definition: TicketDefinitionRecord,
  event: EventRecord,
): object => {
  const { revision: _, updatedDate: __, ...values } = ticketDefinitionView(world, definition, event);
  return structuredClone(values);
};

/** Announces a change of a definition, and a new sale period beside it (R567, R568). */
export const announceDefinition = (
  world: World,
  definition: TicketDefinitionRecord,
  event: EventRecord,
  change: DefinitionChange,
): void => {
  const entity = () => ticketDefinitionView(world, definition, event);
  if (change.kind === 'created')
    return announce(world, 'wix.events.v3.ticket_definition_created', {
      ...facts(definition),
      createdEvent: { entity: entity() },
    });
  if (change.kind === 'deleted')
    return announce(world, 'wix.events.v3.ticket_definition_deleted', {
      ...facts(definition),
      deletedEvent: { deletedEntity: change.deleted },
    });
  if (change.kind === 'updated') return announceUpdate(world, definition, event, change.before);
  const type = change.kind === 'sale-started' ? 'sale_started' : 'sale_ended';
  return announce(world, `wix.events.v3.ticket_definition_${type}`, {
    ...facts(definition),
    actionEvent: { body: { ticketDefinition: entity() } },
  });
};

const announceUpdate = (
  world: World,
  definition: TicketDefinitionRecord,
  event: EventRecord,
  before: object,
): void => {
  const modifiedFields = differences(before, definitionSnapshot(world, definition, event));
  announce(world, 'wix.events.v3.ticket_definition_updated', {
    ...facts(definition),
    updatedEvent: { currentEntity: ticketDefinitionView(world, definition, event), modifiedFields },
  });
  if (!Object.keys(modifiedFields).some((path) => path.startsWith('salePeriod'))) return;
  announce(world, 'wix.events.v3.ticket_definition_sale_period_updated', {
    ...facts(definition),
    actionEvent: { body: definition.sale ? { afterUpdate: salePeriodView(definition.sale) } : {} },
  });
};
