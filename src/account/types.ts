import type { Member, MemberChanges } from '../../generated/members/types.ts';
import type { FieldViolation } from '../core/errors/api-error.ts';
import type { Observable } from '../core/observable.ts';
import type { ClientFor } from '../core/types.ts';
import type { IdentitySource } from '../session/identity-change.ts';

/**
 * Reason why the account could not be read or saved.
 * - `invalid`: a value was refused; `fields` has the violations.
 * - `signed-out`: there is no member, or another member than the one who entered the values.
 * - `unknown`: the response of a save was lost. The state has the account that was read afterwards.
 * - `other`: see the error.
 */
export type AccountRefusal = 'invalid' | 'signed-out' | 'unknown' | 'other';

/** A failed read or save. */
export interface AccountProblem {
  readonly reason: AccountRefusal;
  /** With `invalid`: the refused fields, such as `member.contact.customFields`. */
  readonly fields: readonly FieldViolation[];
  readonly error: unknown;
}

/** Changes of the own account; the members that are left out stay. An empty list empties a list. */
export type AccountChanges = Omit<MemberChanges, 'id'>;

/** The own account. */
export interface AccountState {
  /** `unknown` before the first read. `no-members-area`: the site does not have the Members Area app. */
  readonly standing: 'unknown' | 'visitor' | 'member' | 'no-members-area';
  /** The account with the changes that are being saved. Undefined unless the person is a member. */
  readonly member: Member | undefined;
  readonly reading: boolean;
  /** Whether changes are being saved; `member` shows them already. */
  readonly saving: boolean;
  /** The problem of the last read or save; undefined after a success. */
  readonly problem: AccountProblem | undefined;
}

/** The result of a save. */
export type SaveOutcome =
  | {
      readonly outcome: 'saved';
      readonly member: Member;
      /** Keys of custom fields that the platform has dropped, because the site has not added them. */
      readonly dropped: readonly string[];
    }
  | ({ readonly outcome: 'refused' } & AccountProblem);

/** The typed input of a form: any values that JSON can hold. */
export type AccountDraft = Readonly<Record<string, unknown>>;

/** A client that can read the account of the person. */
export type AccountClient = ClientFor<'member'> & {
  readonly session?: (IdentitySource & { readonly getTokens: () => Promise<unknown> }) | undefined;
};

/** The own account of the person. */
export interface Account extends Observable<AccountState> {
  /**
   * The input so far. It survives a refusal, navigation, a renewal and a sign-in. When a member leaves or is replaced, or
   * a visitor signs out, it is discarded.
   */
  readonly draft: Observable<AccountDraft>;
  readonly setDraft: (change: AccountDraft | ((before: AccountDraft) => AccountDraft)) => void;
  /**
   * Saves changes. The changes show at once. After a failure, the account is read again and shown with the
   * platform's values. Saves are sent one after the other.
   */
  readonly save: (changes: AccountChanges) => Promise<SaveOutcome>;
  /** Reads the account again. */
  readonly refresh: () => Promise<AccountState>;
}
