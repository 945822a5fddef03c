import { disposed, type Held, type Keeper } from './keeper.ts';
import type { SessionReason } from './session.ts';
import type { Stops } from '../core/types.ts';
import type { TokenStorage } from './storage/storage.ts';
import { isSame, type Tokens } from './tokens.ts';

type Result = Tokens | undefined;

/** The part of a storage that a session reads: one key, as long as the storage works. */
interface Source {
  /** Reads the storage into the session, and returns the tokens that the session then holds. */
  readonly load: () => Result | Promise<Result>;
  /** The stored tokens, without changing the session. */
  readonly ask: () => Result | Promise<Result>;
  /** Holds the stored tokens, unless they are held already. */
  readonly take: (stored: Result, reason: SessionReason | undefined) => Result;
  /** The storage rejected: continue in memory. */
  readonly fail: (error: unknown) => Result;
  /** The storage, unless it failed. */
  readonly working: () => TokenStorage | undefined;
  /** Uses the storage again, although it failed. */
  readonly restart: () => void;
  /** Whether the tokens in memory are those of the storage. */
  isCurrent: boolean;
  /** Reason for a change that the storage reports: its first answer was stored earlier, later ones come from other tabs. */
  changeReason: SessionReason;
}

/**
 * Reads one key of a storage for one session.
 *
 * If the storage rejects, the session continues in memory. The storage is then not read again and receives no renewal:
 * its contents are unknown, and a renewal of a new visitor could overwrite a stored member. It does receive the result of
 * the next sign-in or sign-out, and is used again from then on.
 */
const sourceOf = (storage: TokenStorage, { tokens: held, epoch, hold }: Held, key: string): Source => {
  let working: TokenStorage | undefined = storage;
  const source: Source = {
    isCurrent: false,
    changeReason: 'stored',
    working: () => working,
    restart: () => {
      working = storage;
    },
    ask: () => (working ? working.load(key) : held()),
    take: (stored, reason) => {
      if (!isSame(stored, held())) hold(stored, reason);
      return held();
    },
    fail: (error) => {
      working = undefined;
      storage.failed?.(key, error);
      return held();
    },
    load: () => {
      const begun = epoch();
      const reason = source.changeReason;
      source.changeReason = 'other-tab';
      const stored = source.ask();
      // A synchronous storage is read before each call, since that costs nothing: `isCurrent` stays false.
      if (!(stored instanceof Promise)) return source.take(stored, reason);
      return stored.then((tokens) => {
        // If a sign-in or sign-out happened while the storage was read, its tokens win over the stored ones.
        if (begun === epoch()) {
          source.isCurrent = true;
          source.take(tokens, reason);
        }
        return held();
      }, source.fail);
    },
  };
  return source;
};

/**
 * The `keep` of every storage: keeps the tokens of one session in step with one key of the storage. It comes with the
 * storages, so that a client without one does not carry it.
 *
 * Other tabs may change the storage during a renewal. The storage's tokens after the token request decide:
 *
 * | the storage then has            | session and storage afterwards                                            |
 * |---------------------------------|---------------------------------------------------------------------------|
 * | the tokens that were renewed    | the new tokens, which `save` stores                                       |
 * | the new tokens, by `swap`       | the new tokens                                                            |
 * | other tokens, or none           | unchanged storage; the session takes its tokens over                      |
 *
 * If this session signed in or out during the request, the epoch changed: the new tokens are discarded. If taking the other
 * tab's tokens over changes the epoch, the renewal fails too, since its calls belong to the previous identity.
 */
export const keepTokens = (storage: TokenStorage, session: Held, key: string, stops: Stops): Keeper => {
  const { tokens: held, epoch, hold } = session;
  const source = sourceOf(storage, session, key);
  let disposals = 0;

  /** The tokens held after a load. After a disposal it rejects: a call that continued would request new tokens. */
  const unlessDisposed = async (loading: unknown): Promise<Result> => {
    const begun = disposals;
    await loading;
    if (begun === disposals) return held();
    throw disposed();
  };
  const save = async (tokens: Result, reason?: SessionReason): Promise<void> => {
    const stored = source.working()?.save(key, tokens);
    source.isCurrent = stored instanceof Promise;
    hold(tokens, reason);
    await stored?.catch(source.fail);
  };
  /** The stored tokens after a renewal. A storage with `swap` compares and stores in one step; others are only read. */
  const exchange = (old: Result, renewed: Tokens) =>
    source.working()?.swap?.(key, old, renewed).catch(source.fail) ?? source.ask();

  const unwatch = storage.watch?.(key, () => {
    source.isCurrent = false;
    void source.load();
  });
  void source.load();
  return {
    read: () => {
      const tokens = source.isCurrent ? held() : source.load();
      return tokens instanceof Promise ? unlessDisposed(tokens) : tokens;
    },
    reload: () => unlessDisposed(source.load()),
    swap: async (begun, old, renewed, reason) => {
      const isNew = begun === epoch() && renewed !== old;
      const now = await (isNew ? exchange(old, renewed) : source.ask());
      if (begun !== epoch()) return undefined;
      if (isNew && isSame(now, old)) {
        await save(renewed, reason);
        return renewed;
      }
      if (isSame(now, renewed)) return source.take(now, reason);
      source.take(now, source.changeReason);
      return begun === epoch() ? now : undefined;
    },
    save: (tokens, reason) => {
      source.restart();
      return save(tokens, reason);
    },
    alone: (work) => storage.alone?.(key, work, stops) ?? work(),
    successor: async (old) => {
      // Without a cross-tab lock, another tab may already have spent this refresh token; let it store its result.
      await storage.renewed?.(key, old, stops);
      const now = await unlessDisposed(source.load());
      return isSame(now, old) ? undefined : now;
    },
    close: () => {
      disposals++;
      unwatch?.();
    },
  };
};
