import { assertNumbers } from '../core/numbers.ts';

/** A value, or a promise of it. */
type Awaitable<Value> = Value | Promise<Value>;

/** The claim of a delivery to handle its notification. */
export interface Claim {
  /** Key of the notification, the same for all its deliveries. */
  readonly key: string;
  /** Id of the delivery. */
  readonly owner: string;
  /** The entity of the notification; undefined for the earlier, plain form. */
  readonly entity: string | undefined;
  /** Position among the notifications of the entity, in digits. */
  readonly sequence: string | undefined;
  /** End of the lease, in milliseconds since 1970. It is longer than the time limit of the handlers. */
  readonly leaseUntil: number;
  /**
   * Time until which the store must remember a handled notification, in milliseconds since 1970: `keepUntil - now` is the
   * time to live of an entry, a week by default.
   */
  readonly keepUntil: number;
  /** The present, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * `claimed`: the notification was not handled yet; the caller owns it until it settles the claim or the lease ends.
 * `late`: claimed, but a notification of the entity with a higher sequence was handled. `done`: it was handled. `busy`:
 * another owner has claimed it, or another notification of the entity.
 */
export type ClaimAnswer = 'claimed' | 'late' | 'done' | 'busy';

/**
 * Remembers handled notifications, so that each is handled once, and the notifications of an entity in order. Several
 * processes need a shared store, whose `claim` must be atomic (a Redis script, a transaction, an upsert).
 */
export interface NotificationStore {
  claim(claim: Claim): Awaitable<ClaimAnswer>;
  /**
   * Ends a claim: the notification counts as handled, or may be claimed again. If the claim belongs to another owner by
   * now, nothing changes.
   */
  settle(claim: Claim, handled: boolean): Awaitable<void>;
}

interface Entry {
  readonly owner: string;
  readonly until: number;
  readonly handled: boolean;
}

interface Entity {
  readonly owner: string | undefined;
  readonly until: number;
  readonly sequence: string;
}

/** Compares two sequences, texts of digits of any length: whether the first is lower. */
export const isBefore = (one: string, other: string): boolean =>
  one.length === other.length ? one < other : one.length < other.length;

/** Adds an entry as the newest. Above the limit, removes the oldest entry that is not being handled. */
const keep = <Value extends { until: number }>(
  map: Map<string, Value>,
  key: string,
  value: Value,
  limit: number,
  isIdle: (value: Value) => boolean,
): void => {
  map.delete(key);
  map.set(key, value);
  if (map.size <= limit) return;
  for (const [oldest, entry] of map)
    if (isIdle(entry)) {
      map.delete(oldest);
      return;
    }
};

/** Options of {@link memoryStore}. */
export interface MemoryStoreOptions {
  /** Maximum number of notifications, and of entities; the oldest are removed first. Default 10 000. */
  readonly limit?: number;
}

/**
 * Makes a store in memory, for one process. It is lost when the process ends.
 * @throws ValidationError (`invalid-option`) unless `limit` is a whole number from 1.
 */
export const memoryStore = ({ limit = 10_000 }: MemoryStoreOptions = {}): NotificationStore => {
  assertNumbers({ limit }, { min: 1, whole: true });
  const entries = new Map<string, Entry>();
  const entities = new Map<string, Entity>();

  return {
    claim({ key, owner, entity, sequence, leaseUntil, now }) {
      const known = entries.get(key);
      if (known && known.until > now) return known.handled ? 'done' : 'busy';
      const about = entity === undefined ? undefined : entities.get(entity);
      if (about?.owner !== undefined && about.until > now) return 'busy';
      keep(entries, key, { owner, until: leaseUntil, handled: false }, limit, ({ handled }) => handled);
      const last = about?.sequence ?? '';
      if (entity !== undefined)
        keep(entities, entity, { owner, until: leaseUntil, sequence: last }, limit, (one) => !one.owner);
      return sequence !== undefined && isBefore(sequence, last) ? 'late' : 'claimed';
    },

    settle({ key, owner, entity, sequence = '', keepUntil }, handled) {
      if (entries.get(key)?.owner === owner)
        if (handled) entries.set(key, { owner, until: keepUntil, handled });
        else entries.delete(key);
      const about = entity === undefined ? undefined : entities.get(entity);
      if (entity === undefined || about?.owner !== owner) return;
      const last = handled && isBefore(about.sequence, sequence) ? sequence : about.sequence;
      entities.set(entity, { owner: undefined, until: keepUntil, sequence: last });
    },
  };
};
