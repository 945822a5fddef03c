import { disposed, type Held, type Keeper } from './keeper.ts';
import type { SessionReason } from './session.ts';
import type { Stops } from '../core/types.ts';
import type { TokenStorage } from './storage/storage.ts';
import { isSame, type Tokens } from './tokens.ts';

/**
 * The `keep` of every storage: keeps the tokens of one session in step with one key of it. It comes with the storages, so
 * that a client without one does not carry it.
 */
export const keepTokens = (storage: TokenStorage, session: Held, key: string, stops: Stops): Keeper => {
  const { tokens: held, epoch, hold } = session;
  /**
   * The storage while it works. A storage that failed is not read again and gets no renewal, because its session may be
   * anybody's. It does get the result of a sign-in or a sign-out, and is used again if it takes it.
   */
  let place: TokenStorage | undefined = storage;
  /** Whether what is held is what the storage has; never for long where it answers at once, since that costs nothing. */
  let isCurrent = false;
  /** Reason for changes that the storage reports: its first answer had been stored earlier. */
  let news: SessionReason = 'stored';

  /** Takes what the storage has, unless it is held already. */
  const take = (stored: Tokens | undefined, reason: SessionReason | undefined): Tokens | undefined => {
    if (!isSame(stored, held())) hold(stored, reason);
    return held();
  };
  const asked = () => (place ? place.load(key) : held());
  const failed = (error: unknown): Tokens | undefined => {
    place = undefined;
    storage.failed?.(key, error);
    return held();
  };
  const load = (): Tokens | undefined | Promise<Tokens | undefined> => {
    const begun = epoch();
    const reason = news;
    news = 'other-tab';
    const stored = asked();
    if (!(stored instanceof Promise)) return take(stored, reason);
    return stored.then((tokens) => {
      // A sign-in or sign-out in the meantime wins over the stored session.
      if (begun === epoch()) {
        isCurrent = true;
        take(tokens, reason);
      }
      return held();
    }, failed);
  };
  let disposals = 0;
  /** The tokens held after a load. A call that goes on after a disposal would ask for new ones, so it rejects. */
  const unlessDisposed = async (loading: unknown): Promise<Tokens | undefined> => {
    const begun = disposals;
    await loading;
    if (begun === disposals) return held();
    throw disposed();
  };
  const save = async (tokens: Tokens | undefined, reason?: SessionReason): Promise<void> => {
    const stored = place?.save(key, tokens);
    isCurrent = stored instanceof Promise;
    hold(tokens, reason);
    await stored?.catch(failed);
  };

  const unwatch = storage.watch?.(key, () => {
    isCurrent = false;
    void load();
  });
  void load();
  return {
    read: () => {
      const tokens = isCurrent ? held() : load();
      return tokens instanceof Promise ? unlessDisposed(tokens) : tokens;
    },
    reload: () => unlessDisposed(load()),
    swap: async (begun, old, tokens, reason) => {
      const swaps = begun === epoch() && tokens !== old;
      const now = await ((swaps && place?.swap?.(key, old, tokens).catch(failed)) || asked());
      if (begun !== epoch()) return undefined;
      if (swaps && isSame(now, old)) {
        await save(tokens, reason);
        return tokens;
      }
      if (isSame(now, tokens)) return take(now, reason);
      take(now, news);
      return begun === epoch() ? now : undefined;
    },
    save: (tokens, reason) => {
      place = storage;
      return save(tokens, reason);
    },
    alone: (work) => storage.alone?.(key, work, stops) ?? work(),
    successor: async (old) => {
      // Without a cross-tab lock, another tab may already have spent this refresh token; let it store its result.
      await storage.renewed?.(key, old, stops);
      const now = await unlessDisposed(load());
      return isSame(now, old) ? undefined : now;
    },
    close: () => {
      disposals++;
      unwatch?.();
    },
  };
};
