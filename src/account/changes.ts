import { entryOf } from '../core/json.ts';
import type { Member, MemberContact } from '../../generated/members/types.ts';
import { entriesOf } from '../core/parts.ts';
import type { AccountChanges } from './types.ts';

/** The members of an object that have a value. */
const given = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

const NO_CONTACT: MemberContact = { phones: [], emails: [], addresses: [] };

/** The expected account after a change. */
export const changedMember = (member: Member, { contact, profile }: AccountChanges): Member => {
  const before = member.contact ?? NO_CONTACT;
  const { phones = before.phones, addresses = before.addresses, customFields, ...texts } = contact ?? {};
  const { nickname, title } = profile ?? {};
  return {
    ...member,
    ...(contact && {
      contact: {
        ...before,
        ...given(texts),
        phones: [...entriesOf(phones)],
        addresses: [...entriesOf(addresses)],
        ...(customFields && { customFields: { ...before.customFields, ...customFields } }),
      },
    }),
    // The size and address of a picture are known only after the account is read again.
    ...(profile && { profile: { ...member.profile, ...given({ nickname, title }) } }),
  };
};

/** The calls that a change needs. */
export interface SavePlan {
  /** The change without empty lists, which an update ignores; undefined if nothing else changes. */
  readonly update: AccountChanges | undefined;
  readonly emptyPhones: boolean;
  readonly emptyAddresses: boolean;
}

const isEmpty = (list: readonly unknown[] | undefined): boolean => list?.length === 0;

/** Splits a change into the update and the calls that empty a list, because an update cannot empty a list. */
export const planOf = ({ contact, profile }: AccountChanges): SavePlan => {
  const { phones, addresses, ...texts } = contact ?? {};
  const filled = given({
    ...texts,
    phones: isEmpty(phones) ? undefined : phones,
    addresses: isEmpty(addresses) ? undefined : addresses,
  });
  const update = given({ contact: Object.keys(filled).length > 0 ? filled : undefined, profile });
  return {
    update: Object.keys(update).length > 0 ? update : undefined,
    emptyPhones: isEmpty(phones),
    emptyAddresses: isEmpty(addresses),
  };
};

/** Keys of custom fields that were sent with a value and that the account does not have afterwards. */
export const droppedFields = ({ contact }: AccountChanges, saved: Member): readonly string[] =>
  Object.entries(contact?.customFields ?? {}).flatMap(([key, { value }]) => {
    const isSent = value !== undefined && value !== null && value !== '';
    const kept = entryOf(saved.contact?.customFields ?? {}, key);
    return isSent && kept === undefined ? [key] : [];
  });
