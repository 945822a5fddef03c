import { useEffect, useRef } from 'react';
import { accountOf } from '../account/account.ts';
import type { Account, AccountDraft, AccountState } from '../account/types.ts';
import { clientOf, useCache } from './binding.ts';
import { invalidateOnce } from './invalidate-once.ts';
import { useObservable } from './use-observable.ts';

/** Result of {@link useAccount}: the account, the functions that change it, and the input so far. */
export interface UsedAccount extends AccountState, Pick<Account, 'save' | 'refresh' | 'setDraft'> {
  /** The input so far. */
  readonly draft: AccountDraft;
}

/** Queries that show the account. All of them are stale once it was saved. */
const stale = { members: ['getCurrentMember'] } as const;

/**
 * The own account of the person, with contact data and profile. Changes show at once, and as the platform has them after
 * a failure. All components of the client share it. A server renders `unknown`; a visitor is known without a call.
 */
export const useAccount = (): UsedAccount => {
  const cache = useCache();
  const account = accountOf(clientOf(cache));
  const state = useObservable(account);
  const draft = useObservable(account.draft);
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !state.saving) invalidateOnce(cache, state, stale);
    wasSaving.current = state.saving;
  }, [cache, state]);
  const { save, refresh, setDraft } = account;
  return { ...state, draft, save, refresh, setDraft };
};
