import type { Cart } from '../../generated/carts/types.ts';
import { AuthError, isVitrineError } from '../core/errors/index.ts';
import type { Done, Edit } from './edit.ts';
import type { CartEditResult, CartError, Confirmed } from './types.ts';

/** An edit on its way. */
interface Entry {
  edit: Edit;
  running: boolean;
  /** What was confirmed when it was sent. */
  before: Confirmed;
  /** Another edit was under way beside it, so that of its answer only what it is about can be taken over. */
  overlapped: boolean;
  /** Whose cart it was sent for. */
  era: number;
  /** Those who wait for its result: its caller, and those whose edits it took the place of. */
  readonly callers: ((result: CartEditResult) => void)[];
}

/** What the engine knows, for the view of it. */
export interface EngineState {
  readonly confirmed: Confirmed;
  /** In the order in which they were asked for. */
  readonly edits: readonly Edit[];
  /** Failures by slot. */
  readonly errors: ReadonlyMap<string, CartError>;
  /** Edits are not confirmed yet, or the read that settles them is not over. */
  readonly settling: boolean;
  readonly readError: CartError | undefined;
}

export interface EngineOptions {
  readonly initial: Confirmed;
  /**
   * Reads the cart; null when there is none. `join` allows an answer to a question that was asked earlier: nothing was
   * changed since.
   */
  readonly read: (join: boolean) => Promise<Cart | null>;
  /** Whether anybody looks. A cart that nobody looks at is not read. */
  readonly isWatched: () => boolean;
  readonly changed: (state: EngineState) => void;
}

/** A call whose answer was lost, and which may have taken effect all the same. */
const isLost = (error: unknown): boolean => isVitrineError(error) && error.retryable === 'unknown';

const sharesKey = (one: Edit, other: Edit, confirmed: Confirmed): boolean => {
  const keys = one.keys(confirmed);
  return [...other.keys(confirmed)].some((key) => keys.has(key));
};

/**
 * Runs edits over confirmed data. Edits of different things are under way side by side; those of one thing take turns.
 * When edits overlapped, or one failed, the cart is read once after the last of them: that answer is the truth. An
 * answer that was lost is looked for in the cart before anything is said of it, and nothing is ever sent twice.
 */
export const createEngine = ({ initial, read, isWatched, changed }: EngineOptions) => {
  let confirmed = initial;
  let entries: Entry[] = [];
  let readError: CartError | undefined;
  let settling = false;
  /** The cart must be read when no edit is under way. */
  let dirty = false;
  /** The read under way, and how many edits had been sent when it began. */
  let reading: { readonly writes: number } | undefined;
  let writes = 0;
  let era = 0;
  let lastRead: Promise<unknown> = Promise.resolve();
  let waiters: (() => void)[] = [];
  /** Keys of what may be other than confirmed: an answer was lost, and the cart could not be read after it. */
  const unsure = new Set<string>();
  const errors = new Map<string, CartError>();

  const publish = (): void =>
    changed({
      confirmed,
      edits: entries.map(({ edit }) => edit),
      errors: new Map(errors),
      settling,
      readError,
    });

  /** One read at a time, each asked after the one before was answered. */
  const readAlone = (join: boolean): Promise<Cart | null> => {
    const mine = lastRead.then(() => read(join));
    lastRead = mine.catch(() => undefined);
    return mine;
  };

  const blocks = (earlier: Entry, later: Entry): boolean =>
    confirmed == null || // the first add makes the cart that the others are about
    later.edit.needsAll === true ||
    earlier.edit.holdsAll === true ||
    sharesKey(earlier.edit, later.edit, confirmed);

  const pump = (): void => {
    const isKnown = confirmed !== undefined || readError !== undefined;
    if (isKnown) {
      const free = entries.filter(
        (entry, place) =>
          !entry.running && !entries.slice(0, place).some((earlier) => blocks(earlier, entry)),
      );
      for (const entry of free) start(entry);
    }
    const isQuiet = entries.length === 0;
    const isWanted = isWatched() || settling || waiters.length > 0;
    const canRead = isKnown ? isQuiet : !entries.some(({ running }) => running);
    if (!reading && canRead && isWanted && (dirty || !isKnown)) void settle();
    if (isQuiet && !reading && !dirty) {
      settling = false;
      const told = waiters;
      waiters = [];
      for (const tell of told) tell();
    }
    publish();
  };

  const settle = async (): Promise<void> => {
    const [mine, begun] = [era, { writes }];
    const join = confirmed === undefined;
    reading = begun;
    dirty = false;
    try {
      const cart = await readAlone(join);
      if (mine === era && begun.writes === writes) {
        confirmed = cart;
        readError = undefined;
        unsure.clear();
      } else dirty = true;
    } catch (cause) {
      if (mine === era && begun.writes === writes) readError = cause as CartError;
      else dirty = true;
    }
    reading = undefined;
    pump();
  };

  const start = (entry: Entry): void => {
    const others = entries.filter(({ running }) => running);
    Object.assign(entry, { running: true, before: confirmed, era });
    writes += 1;
    if (others.length > 0) for (const one of [...others, entry]) one.overlapped = true;
    void work(entry);
  };

  const work = async (entry: Entry): Promise<void> => {
    const { edit } = entry;
    try {
      await makeSure(entry);
      const after = await edit.send(entry.before);
      succeed(entry, edit.resultOf(entry.before, after), after);
    } catch (cause) {
      dirty = true;
      if (!isLost(cause) || !(await find(entry))) fail(entry, cause as CartError);
    }
    pump();
  };

  /** What an edit came to can only be told from a cart that is known: where it is not, it is read first. */
  const makeSure = async (entry: Entry): Promise<void> => {
    if (![...entry.edit.keys(confirmed)].some((key) => unsure.has(key))) return;
    // What is confirmed stays as it was, and unsure: other edits may be under way that this answer does not have.
    entry.before = await readAlone(false);
    dirty = true;
  };

  /** Looks in the cart for what a lost answer would have told. */
  const find = async (entry: Entry): Promise<boolean> => {
    try {
      const after = await readAlone(false);
      const done = entry.edit.resultOf(entry.before, after);
      if (entry.era !== era || done.outcome === 'ignored') return false;
      succeed(entry, done, after);
      return true;
    } catch {
      for (const key of entry.edit.keys(confirmed)) unsure.add(key);
      return false;
    }
  };

  const succeed = (entry: Entry, done: Done, after: Cart | null): void => {
    entries = entries.filter((one) => one !== entry);
    if (entry.overlapped || entry.era !== era) dirty = true;
    if (entry.era === era) {
      if (entry.overlapped && confirmed && after) confirmed = entry.edit.merge(confirmed, after, done);
      else {
        confirmed = after;
        unsure.clear();
      }
      readError = undefined;
    }
    for (const tell of entry.callers) tell(done);
  };

  const fail = (entry: Entry, error: CartError): void => {
    entries = entries.filter((one) => one !== entry);
    if (entry.era === era)
      for (const slot of entry.edit.slots) {
        // A newer wish for the same thing is still to come: it tells how it ends.
        if (!entries.some(({ edit }) => edit.replaceable && edit.slots.includes(slot)))
          errors.set(slot, error);
      }
    for (const tell of entry.callers) tell({ outcome: 'failed', error });
  };

  /** The waiting edit that a newer one takes the place of: the last that is about the same, and about nothing else. */
  const placeFor = (edit: Edit): Entry | undefined => {
    const last = entries.findLast((entry) => sharesKey(entry.edit, edit, confirmed));
    const isSame = last?.edit.slots.join() === edit.slots.join();
    return last && !last.running && last.edit.replaceable && edit.replaceable && isSame ? last : undefined;
  };

  return {
    run: (edit: Edit): Promise<CartEditResult> =>
      new Promise((resolve) => {
        for (const slot of edit.slots) errors.delete(slot);
        settling = true;
        const place = placeFor(edit);
        if (place) {
          place.edit = edit.over?.(place.edit) ?? edit;
          place.callers.push(resolve);
        } else
          entries = [
            ...entries,
            { edit, running: false, before: undefined, overlapped: false, era, callers: [resolve] },
          ];
        pump();
      }),
    /** Reads the cart as soon as no edit is under way; a read that already tells the newest state is joined. */
    refresh: (): Promise<void> => {
      if (reading?.writes !== writes) dirty = true;
      readError = undefined;
      return settled();
    },
    settled,
    /** Takes over a cart that was read, or answered, elsewhere: at a time when so many edits had been sent. */
    adopt: (cart: Cart | null, since: number = writes): void => {
      if (cart === confirmed) return;
      if (since !== writes || entries.some(({ running }) => running)) dirty = true;
      else {
        confirmed = cart;
        readError = undefined;
      }
      pump();
    },
    /** How many edits have been sent so far. */
    writes: (): number => writes,
    /** Somebody looks again: what is not known, or out of date, is read. */
    wake: (): void => {
      if (readError) {
        readError = undefined;
        dirty = true;
      }
      pump();
    },
    /** The cart may be out of date. What is being read for the first time is not. */
    doubt: (): void => {
      if (confirmed !== undefined && !(reading && dirty)) dirty = true;
      pump();
    },
    /** Another identity: nothing that is known is theirs, and no wish that waits. */
    reset: (): void => {
      era += 1;
      writes += 1; // a read that began before is about somebody else's cart
      confirmed = undefined;
      readError = undefined;
      errors.clear();
      unsure.clear();
      dirty = true;
      const dropped = entries.filter(({ running }) => !running);
      entries = entries.filter(({ running }) => running);
      const error = new AuthError('The identity changed before the edit was sent.', {
        code: 'session-changed',
      });
      for (const { callers } of dropped) for (const tell of callers) tell({ outcome: 'failed', error });
      pump();
    },
    dismiss: (slot?: string): void => {
      if (slot === undefined) errors.clear();
      else errors.delete(slot);
      publish();
    },
  };

  function settled(): Promise<void> {
    return new Promise((resolve) => {
      waiters.push(resolve);
      pump();
    });
  }
};
