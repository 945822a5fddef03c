/** A value, or a promise of it. */
type Awaitable<Value> = Value | Promise<Value>;

/** What a receiver asks its store about one notification. */
export interface Claim {
  /** Which notification: the same for each of its deliveries. */
  readonly key: string;
  /** Who asks; another text for every delivery. */
  readonly owner: string;
  /** Which entity it is about; undefined in the earlier, plain form. */
  readonly entity: string | undefined;
  /** Where it stands among those of the entity: digits. */
  readonly sequence: string | undefined;
  /** Until when nobody else may handle it, in milliseconds since 1970: longer than handlers can take. */
  readonly leaseUntil: number;
  /** Until when it must be known that it was handled, in milliseconds since 1970. */
  readonly keepUntil: number;
  /** The present, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * `claimed`: nobody has handled it; it is the caller's until it settles or the lease ends. `late`: the same, but a
 * notification of the entity with a higher sequence was handled. `done`: it was handled. `busy`: another owner has it,
 * or has another of the same entity.
 */
export type ClaimAnswer = 'claimed' | 'late' | 'done' | 'busy';

/**
 * Remembers what was handled, so that each notification is handled once and those of one entity in order. Several
 * processes need one that they share; `claim` must then be atomic (a script of Redis, a transaction, an upsert).
 */
export interface NotificationStore {
  claim(claim: Claim): Awaitable<ClaimAnswer>;
  /** Ends a claim, unless it belongs to another owner by now: it was handled, or it may be claimed again. */
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

/** Whether the first of two texts of digits is the smaller number, however large they are. */
export const isBefore = (one: string, other: string): boolean =>
  one.length === other.length ? one < other : one.length < other.length;

/** Puts an entry at the end and takes the oldest away that nobody works on, so that at most so many are kept. */
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
  /** How many notifications, and how many entities, are remembered at most; the oldest go first. Default 10 000. */
  readonly limit?: number;
}

/** A store in memory, for one process: what was handled is forgotten with it. */
export const memoryStore = ({ limit = 10_000 }: MemoryStoreOptions = {}): NotificationStore => {
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
