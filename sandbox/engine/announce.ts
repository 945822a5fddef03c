import { ownValue } from './values/objects.ts';
import {
  type NotificationByType,
  type NotificationIdentity,
  type NotificationType,
} from '../../generated/notifications/index.ts';
import { isSilenced } from './ends.ts';
import { nextId } from './ids.ts';
import { plainCopy } from './values/plain-copy.ts';
import type { World } from './context.ts';
import type { Caller, NotificationRecord } from '../records/state.ts';

type Data<Type extends NotificationType> = NotificationByType[Type]['data'];

/** The members that the envelope of an entity adds. */
type AddedFacts = 'id' | 'eventTime' | 'entityEventSequence' | 'entityFqdn' | 'slug';

/** A type with all members read-only, at every depth. */
type Kept<T> = T extends string | number | boolean
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: Kept<T[Key]> }
    : T;

/**
 * The input of a notification: `entityId` and the event part in the newer form, the payload itself in the plain form.
 */
export type Announced<Type extends NotificationType> = Kept<
  Data<Type> extends { entityFqdn: string } ? Omit<Data<Type>, AddedFacts> : Data<Type>
>;

/** Read-only data is accepted too, because it is copied. */
type ReadOnly<T> = T extends readonly (infer Item)[]
  ? readonly ReadOnly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: ReadOnly<T[Key]> }
    : T;

/** The number of notifications that are kept. */
const KEPT = 1_000;

const identities: Record<Caller['role'], (id: string) => NotificationIdentity> = {
  visitor: (id) => ({ identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: id }),
  member: (id) => ({ identityType: 'MEMBER', memberId: id }),
  owner: (id) => ({ identityType: 'WIX_USER', wixUserId: id }),
  app: (id) => ({ identityType: 'APP', appId: id }),
};

/** Records a notification for the apps of the site (R200, R203, R204, R206). The webhooks deliver it. */
export const announce = <Type extends NotificationType>(
  world: World,
  eventType: Type,
  said: ReadOnly<Announced<Type>>,
): void => {
  announceFresh(world, eventType, plainCopy(said));
};

/** Records a notification whose data does not change later, so that it needs no copy. */
export const announceFresh = <Type extends NotificationType>(
  world: World,
  eventType: Type,
  said: ReadOnly<Announced<Type>>,
): void => {
  if (isSilenced(world, eventType)) return;
  const { state, clock } = world;
  const id = nextId(state, 'notification');
  const date = clock.iso();
  state.notificationCount += 1;
  const record: NotificationRecord = {
    id,
    number: state.notificationCount,
    eventType,
    date,
    ...(world.caller && { identity: identities[world.caller.role](world.caller.id) }),
    data: dataOf(world, eventType, id, date, said),
  };
  state.notifications.push(record);
  // `splice` would allocate a list of the dropped notifications.
  while (state.notifications.length > KEPT) state.notifications.shift();
};

const dataOf = (
  world: World,
  eventType: NotificationType,
  id: string,
  eventTime: string,
  said: object,
): object => ('entityId' in said ? { ...envelope(world, eventType, id, eventTime, said), ...said } : said);

/** The key of the count of notifications about an entity. The two families of carts count one cart separately. */
export const sequenceKey = (entityFqdn: string, id: string): string =>
  entityFqdn === 'wix.ecom.v2.cart' ? `${entityFqdn}:${id}` : id;

/** The entities whose events have names of several words: `wix.events.v3.ticket_definition_sale_started`. */
const wordyEntities = ['wix.events.v3.ticket_definition', 'wix.categories.v1.category', 'wix.ecom.v1.order'];

/** Adds the envelope: `wix.events.v3.event_created` is the event `created` of the entity `wix.events.v3.event`. */
const envelope = (
  { state }: World,
  eventType: NotificationType,
  id: string,
  eventTime: string,
  { entityId }: { entityId: unknown },
): object => {
  const entity = wordyEntities.find((name) => eventType.startsWith(`${name}_`));
  const end = entity?.length ?? eventType.lastIndexOf('_');
  const entityFqdn = eventType.slice(0, end);
  const key = sequenceKey(entityFqdn, String(entityId));
  const sequence = (ownValue(state.entitySequences, key) ?? 0) + 1;
  state.entitySequences[key] = sequence;
  return {
    id,
    entityFqdn,
    slug: eventType.slice(end + 1),
    eventTime,
    entityEventSequence: String(sequence),
  };
};
