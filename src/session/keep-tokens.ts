import { disposed, type Held, type Keeper } from './keeper.ts';
import type { SessionReason } from '../core/identity/auth.ts';
import type { Stops } from '../core/types.ts';
import type { TokenStorage } from './storage/storage.ts';
import type { Tokens } from '../core/identity/tokens.ts';
import { isSame } from './tokens.ts';

/**
 * The `keep` of every storage: keeps the tokens of one session in step with one key of the storage. It comes with the
 * storages, so that a client without one does not carry it.
 *
 * It is one machine over three facts: whether the storage still works (`working`), whether the tokens in memory are those of
 * the storage (`isCurrent`), and the reason for the next change that the storage reports (`changeReason`). If the storage
 * rejects, the session continues in memory. The storage is then not read again and receives no renewal: its contents are
 * unknown, and a renewal of a new visitor could overwrite a stored member. It does receive the result of the next sign-in or
 * sign-out, and is used again from then on.
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
  const { tokens: held, epoch, hold, answered } = session;
  let working: TokenStorage | undefined = storage;
  /** Stays false for a synchronous storage, which is read before each call, because reading it costs nothing. */
  let isCurrent = false;
  /** The first answer of the storage is the stored session; later changes come from other tabs. */
  let changeReason: SessionReason = 'stored';
  let disposals = 0;

  /** Takes over the stored tokens, unless the session already has them. */
  const take = (stored: Tokens | undefined, reason: SessionReason | undefined): Tokens | undefined => {
    if (!isSame(stored, held())) hold(stored, reason);
    return held();
  };
  const ask = () => (working ? working.load(key) : held());
  const fail = (error: unknown): Tokens | undefined => {
    working = undefined;
    storage.failed?.(key, error);
    answered(true);
    return held();
  };
  const load = (): Tokens | undefined | Promise<Tokens | undefined> => {
    const begun = epoch();
    const reason = changeReason;
    changeReason = 'other-tab';
    const stored = ask();
    if (!(stored instanceof Promise)) return take(stored, reason);
    // Only the first read finds out who the session belongs to; later reads look for changes.
    if (reason === 'stored') answered(false);
    return stored.then((tokens) => {
      // If a sign-in or sign-out happened during the read, its tokens take precedence over the stored tokens.
      if (begun === epoch()) {
        isCurrent = true;
        take(tokens, reason);
        answered(true);
      }
      return held();
    }, fail);
  };
  /** The tokens in memory after a load. Rejects after a disposal: a call that continued would request new tokens. */
  const unlessDisposed = async (loading: unknown): Promise<Tokens | undefined> => {
    const begun = disposals;
    await loading;
    if (begun === disposals) return held();
    throw disposed();
  };
  const save = async (tokens: Tokens | undefined, reason?: SessionReason): Promise<void> => {
    const stored = working?.save(key, tokens);
    isCurrent = stored instanceof Promise;
    hold(tokens, reason);
    await stored?.catch(fail);
  };

  const unwatch = storage.watch?.(key, () => {
    isCurrent = false;
    void load();
  });
  void load();
  return {
    read: (again) => {
      const tokens = isCurrent && !again ? held() : load();
      return tokens instanceof Promise ? unlessDisposed(tokens) : tokens;
    },
    swap: async (begun, old, renewed, reason) => {
      const isNew = begun === epoch() && renewed !== old;
      // A storage with `swap` compares and stores in one step; any other storage is read first.
      const now = await ((isNew && working?.swap?.(key, old, renewed).catch(fail)) || ask());
      if (begun !== epoch()) return undefined;
      if (isNew && isSame(now, old)) {
        await save(renewed, reason);
        return renewed;
      }
      if (isSame(now, renewed)) return take(now, reason);
      take(now, changeReason);
      return begun === epoch() ? now : undefined;
    },
    save: (tokens, reason) => {
      working = storage;
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
