import {
  type NotificationByType,
  type NotificationIdentity,
  type NotificationType,
} from '../../generated/notifications/index.ts';
import { nextId } from './ids.ts';
import { plainCopy } from './values/plain-copy.ts';
import type { World } from './context.ts';
import type { Caller, NotificationRecord } from '../records/state.ts';

type Data<Type extends NotificationType> = NotificationByType[Type]['data'];

/** The facts that the envelope of an entity adds by itself. */
type AddedFacts = 'id' | 'eventTime' | 'entityEventSequence' | 'entityFqdn' | 'slug';

/** What is only read, to the last member. */
type Kept<T> = T extends string | number | boolean
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: Kept<T[Key]> }
    : T;

/** What a notification says: `entityId` and its event part in the newer form, the payload itself in the plain one. */
export type Announced<Type extends NotificationType> = Kept<
  Data<Type> extends { entityFqdn: string } ? Omit<Data<Type>, AddedFacts> : Data<Type>
>;

/** What is read only may be told too: it is copied. */
type ReadOnly<T> = T extends readonly (infer Item)[]
  ? readonly ReadOnly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: ReadOnly<T[Key]> }
    : T;

/** How many notifications are kept. */
const KEPT = 1_000;

const identities: Record<Caller['role'], (id: string) => NotificationIdentity> = {
  visitor: (id) => ({ identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: id }),
  member: (id) => ({ identityType: 'MEMBER', memberId: id }),
  owner: (id) => ({ identityType: 'WIX_USER', wixUserId: id }),
  app: (id) => ({ identityType: 'APP', appId: id }),
};

/** Tells the apps of the site what has happened (R200, R203, R204, R206). Delivery is somebody else's work. */
export const announce = <Type extends NotificationType>(
  world: World,
  eventType: Type,
  said: ReadOnly<Announced<Type>>,
): void => {
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
    data: plainCopy(dataOf(world, eventType, id, date, said)),
  };
  state.notifications.push(record);
  if (state.notifications.length > KEPT) state.notifications.splice(0, state.notifications.length - KEPT);
};

const dataOf = (
  world: World,
  eventType: NotificationType,
  id: string,
  eventTime: string,
  said: object,
): object => ('entityId' in said ? { ...envelope(world, eventType, id, eventTime, said), ...said } : said);

/** `wix.events.v3.event_created` is `created` of the entity `wix.events.v3.event`. */
const envelope = (
  { state }: World,
  eventType: NotificationType,
  id: string,
  eventTime: string,
  { entityId }: { entityId: unknown },
): object => {
  const end = eventType.lastIndexOf('_');
  const key = String(entityId);
  const sequence = (state.entitySequences[key] ?? 0) + 1;
  state.entitySequences[key] = sequence;
  return {
    id,
    entityFqdn: eventType.slice(0, end),
    slug: eventType.slice(end + 1),
    eventTime,
    entityEventSequence: String(sequence),
  };
};
