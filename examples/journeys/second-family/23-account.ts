import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import {
  deleteMemberAddresses,
  deleteMemberPhones,
  getCurrentMember,
  type MemberContactChanges,
  updateMember,
} from 'vitrine/members';
import { searchOrders } from 'vitrine/orders';
import { listCurrentRsvps } from 'vitrine/rsvp';
import { getEventBySlug } from 'vitrine/events-v3';
import type { Journey } from '../stage.ts';
import { signInAsAda } from './sign-in.ts';

/** J23: an account page of one's own: profile, contact data and the trap of the empty list, orders, replies. */
export const account: Journey = async ({ site, person, control, notifications }) => {
  const client = site;
  const nobody = await getCurrentMember({}, { client }).catch((error: unknown) => error);
  assert(isErrorOf(nobody, getCurrentMember) && nobody.status === 403, 'the page offers to sign in');

  await signInAsAda({ site, person });
  const { member: card } = await getCurrentMember({}, { client });
  assert.equal(card?.profile?.nickname, 'Ada Berg');
  assert.equal(card.status, 'UNKNOWN', 'the public part does not tell the status');

  const full = async () => (await getCurrentMember({ fieldsets: ['FULL'] }, { client })).member;
  const before = await full();
  assert(before);
  assert.deepEqual([before.status, before.privacyStatus], ['APPROVED', 'PRIVATE']);
  assert.notEqual(before.contactId, before.id);

  await control('settings', { customFields: ['custom.homepage'], linkCustomFields: ['custom.homepage'] });
  const change = (contact: MemberContactChanges) =>
    updateMember(before.id, { member: { contact } }, { client });
  const home = { streetAddress: { number: '117', name: 'Invalidenstraße' }, city: 'Berlin', country: 'DE' };
  await change({ phones: ['+49 30 901820'], addresses: [home], jobTitle: 'Potter' });
  const wrong = await change({ customFields: { 'custom.homepage': { value: 'ada' } } }).catch(
    (error: unknown) => error,
  );
  assert(isErrorOf(wrong, updateMember));
  assert.equal(wrong.fieldViolations[0]?.violatedRule, 'OTHER');
  assert(JSON.stringify(wrong.details).includes('INVALID_CUSTOM_FIELD_URL'), 'the details name the rule');
  await change({ customFields: { 'custom.homepage': { value: 'https://ada.example.com' } } });

  // The form sends empty lists for what the person has removed: nothing changes, without an error.
  const trapped = await change({ phones: [], addresses: [], jobTitle: '' });
  assert(trapped.member);
  assert.deepEqual(trapped.member.contact?.phones, ['+49 30 901820']);
  assert.equal(trapped.member.contact.jobTitle, undefined, 'an empty text clears a text');
  await deleteMemberPhones(before.id, { client });
  await deleteMemberAddresses(before.id, { client });
  const after = await full();
  assert.deepEqual([after?.contact?.phones, after?.contact?.addresses], [[], []]);
  assert.equal(after?.contact?.customFields?.['custom.homepage']?.value, 'https://ada.example.com');

  const { orders } = await searchOrders({ search: {} }, { client });
  assert(
    orders.every(({ buyerInfo }) => buyerInfo?.memberId === before.id),
    'the service returns the own orders only',
  );
  const { event } = await getEventBySlug('open-studio-night', {}, { client });
  assert(event);
  const { rsvps } = await listCurrentRsvps({ eventId: [event.id] }, { client });
  assert.equal(rsvps[0]?.memberId, before.id);
  assert.equal(
    (await notifications('v2')).filter((type) => type === 'wix.members.v1.member_updated').length,
    5,
  );
};
