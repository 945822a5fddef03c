import { announce } from '../../../engine/announce.ts';
import type { World } from '../../../engine/context.ts';
import type { LabelKind } from '../../../records/state.ts';
import { labelId } from './labels.ts';
import { senders } from './notify.ts';

const triggeredByAnonymizeRequest = false;

const entity = (world: World, kind: LabelKind, name: string) => {
  const date = world.clock.iso();
  return { id: labelId(world, kind, name), revision: '1', createdDate: date, updatedDate: date, name };
};

/** Announces a new brand or ribbon; the earlier catalog has no such notification (R565). */
export const labelCreated = (world: World, kind: LabelKind, name: string): void => {
  if (!senders(world).newer) return;
  const made = entity(world, kind, name);
  announce(world, `wix.stores.catalog.v3.${kind}_created`, {
    entityId: made.id,
    triggeredByAnonymizeRequest,
    createdEvent: { entity: made },
  });
};

/** Announces a renamed brand or ribbon with its former name (R565). */
export const labelUpdated = (world: World, kind: LabelKind, name: string, before: string): void => {
  if (!senders(world).newer) return;
  const currentEntity = { ...entity(world, kind, name), revision: '2' };
  announce(world, `wix.stores.catalog.v3.${kind}_updated`, {
    entityId: currentEntity.id,
    triggeredByAnonymizeRequest,
    updatedEvent: { currentEntity, modifiedFields: { name: before } },
  });
};

/** Announces that a brand or a ribbon was deleted: a brand without its record, a ribbon with it (R565). */
export const labelDeleted = (world: World, kind: LabelKind, id: string, name: string): void => {
  if (!senders(world).newer) return;
  const deletedEvent = kind === 'ribbon' ? { deletedEntity: { ...entity(world, kind, name), id } } : {};
  announce(world, `wix.stores.catalog.v3.${kind}_deleted`, {
    entityId: id,
    triggeredByAnonymizeRequest,
    deletedEvent,
  });
};
