import { describe, expect, test } from 'vitest';
import type { SandboxSettings } from '../../records/settings.ts';
import { memberOf } from '../../testing/box-office.ts';
import { announcedBy, shopOf } from '../../testing/owner.ts';
import { appOf, type Shopper } from '../../testing/shopper.ts';
import { codeOf } from '../../testing/replies.ts';

/** A site with the member Ada and an address for her. */
const site = async (settings: Partial<SandboxSettings> = {}) => {
  const made = await shopOf({ settings });
  const ada = memberOf(made.sandbox, 'ada');
  const account = async (fieldsets = '?fieldsets=FULL') => (await ada.get(`/v1/members/my${fieldsets}`)).body;
  const change = (member: object, by: Shopper = ada) => by.patch(`/v1/members/${ada.id}`, { member });
  return { ...made, ada, account, change };
};

const home = {
  streetAddress: { number: '117', name: 'Invalidenstraße' },
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};

describe('the own account', () => {
  test('R660, R703: of an app is NOT_FOUND, of a visitor and the owner forbidden', async () => {
    const { sandbox, visitor, owner } = await site();
    const nobody = await (await appOf(sandbox)).get('/v1/members/my');
    expect([nobody.status, codeOf(nobody)]).toEqual([404, 'NOT_FOUND']);
    expect((await visitor.get('/v1/members/my')).status).toBe(403);
    expect((await owner.get('/v1/members/my')).status).toBe(403);
  });

  test('R661: has the public part by default, with unknown statuses', async () => {
    const { ada, account } = await site();
    for (const fieldsets of ['', '?fieldsets=PUBLIC']) {
      const member = (await account(fieldsets)).at('member');
      expect(member).toMatchObject({
        id: ada.id,
        status: 'UNKNOWN',
        privacyStatus: 'UNKNOWN',
        activityStatus: 'UNKNOWN',
        profile: { nickname: 'Ada Berg', slug: 'ada-berg' },
      });
      expect(Object.keys(Object(member) as object)).not.toContain('loginEmail');
    }
  });

  test('R661: has the address and the statuses with EXTENDED, and the contact with FULL', async () => {
    const { sandbox, account } = await site();
    const extended = (await account('?fieldsets=PUBLIC&fieldsets=EXTENDED')).at('member');
    expect(extended).toMatchObject({
      loginEmail: 'ada@example.org',
      status: 'APPROVED',
      activityStatus: 'ACTIVE',
    });
    expect(Object.keys(Object(extended) as object)).not.toContain('contact');
    expect((await account()).at('member')).toMatchObject({
      loginEmailVerified: true,
      contact: { firstName: 'Ada', lastName: 'Berg', emails: ['ada@example.org'], phones: [], addresses: [] },
    });
    sandbox.owner.blockMember('ben@example.org');
    const otto = await memberOf(sandbox, 'otto').get('/v1/members/my?fieldsets=EXTENDED');
    const ben = await memberOf(sandbox, 'ben').get('/v1/members/my?fieldsets=EXTENDED');
    expect([otto.body.at('member.status'), ben.body.at('member.status')]).toEqual(['PENDING', 'BLOCKED']);
  });

  test('R661: has the id of the contact, which differs from the id of the member', async () => {
    const { ada, account } = await site();
    const id = (await account()).text('member.contactId');
    expect(id).not.toBe(ada.id);
    expect((await account('')).text('member.contactId')).toBe(id);
  });

  test('R662: is empty or refused without the Members Area app, by the settings', async () => {
    const { sandbox, ada, change } = await site({ membersArea: 'silent' });
    const empty = await ada.get('/v1/members/my');
    expect([empty.status, empty.body.value]).toEqual([200, {}]);
    sandbox.state.settings.membersArea = 'refused';
    for (const refused of [await ada.get('/v1/members/my'), await change({})])
      expect([refused.status, codeOf(refused)]).toEqual([428, 'APP_NOT_INSTALLED']);
  });
});

describe('a change', () => {
  test('R663: sets the given fields only, and an empty text clears one', async () => {
    const { account, change } = await site();
    const photo = { id: 'a.jpg', url: 'https://static.example/a.jpg', height: 4, width: 3 };
    await change({
      contact: { lastName: 'Brandt', company: 'Berg & Co.', jobTitle: 'Potter', birthdate: '1991-12-10' },
      profile: { nickname: 'ada', title: 'Guest', photo },
    });
    const { body } = await change({ contact: { jobTitle: '' }, profile: { title: '' } });
    expect(body.at('member')).toEqual((await account()).at('member'));
    expect(body.at('member.contact')).toMatchObject({
      firstName: 'Ada',
      lastName: 'Brandt',
      company: 'Berg & Co.',
    });
    expect([body.at('member.contact.jobTitle'), body.at('member.profile.title')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(body.at('member.profile')).toMatchObject({
      nickname: 'ada',
      photo: { ...photo, offsetX: 0, offsetY: 0 },
    });
  });

  test('R663: replaces a list, but an empty list changes nothing; separate calls empty it', async () => {
    const { ada, change, account } = await site();
    await change({ contact: { phones: ['+49 30 1', '+49 30 2'], addresses: [home] } });
    await change({ contact: { phones: ['+49 30 3'] } });
    const { body } = await change({ contact: { phones: [], addresses: [] } });
    expect(body.at('member.contact.phones')).toEqual(['+49 30 3']);
    expect(body.list('member.contact.addresses')[0]?.value).toMatchObject(home);
    const phones = await ada.remove(`/v1/members/${ada.id}/phones`);
    expect(phones.body.at('member.contact')).toMatchObject({ phones: [], addresses: [home] });
    const addresses = await ada.remove(`/v1/members/${ada.id}/addresses`);
    expect(addresses.body.at('member.contact.addresses')).toEqual([]);
    expect((await account()).at('member.contact')).toMatchObject({ phones: [], addresses: [] });
  });

  test('R664: leaves the fields that only the platform sets as they are', async () => {
    const { account, change } = await site();
    const before = (await account()).at('member');
    const { status } = await change({
      loginEmail: 'other@example.org',
      status: 'BLOCKED',
      contactId: 'other',
      contact: { emails: ['other@example.org'] },
      profile: { slug: 'other' },
    });
    expect(status).toBe(200);
    expect((await account()).at('member')).toEqual(before);
    await change({ contact: { lastName: 'Brandt' }, profile: { nickname: 'another' } });
    expect((await account()).at('member.profile')).toMatchObject({ nickname: 'another', slug: 'ada-berg' });
  });

  test('R665: has the custom fields that the site has added; the others are dropped with a warning', async () => {
    const { account, change } = await site({ customFields: ['custom.points', 'custom.tags', 'custom.note'] });
    const { headers, body } = await change({
      contact: {
        customFields: {
          'custom.points': { name: 'ignored', value: 12 },
          'custom.tags': { value: ['a', true] },
          'custom.note': { value: '' },
          'custom.other': { value: 'x' },
        },
      },
    });
    expect(headers.get('x-sandbox-warning')).toContain('custom.other');
    const expected = {
      'custom.points': { name: 'points', value: 12 },
      'custom.tags': { name: 'tags', value: ['a', true] },
    };
    expect(body.at('member.contact.customFields')).toEqual(expected);
    await change({ contact: { customFields: { 'custom.points': { value: { more: 1 } } } } });
    expect(
      new Map(Object.entries(Object((await account()).at('member.contact.customFields')) as object)),
    ).toEqual(
      new Map(Object.entries({ ...expected, 'custom.points': { name: 'points', value: { more: 1 } } })),
    );
  });

  test('R665: shows no custom field that the site has removed', async () => {
    const { sandbox, account, change } = await site({ customFields: ['custom.points', 'custom.note'] });
    const customFields = { 'custom.points': { value: 12 }, 'custom.note': { value: 'x' } };
    await change({ contact: { customFields } });
    sandbox.state.settings.customFields = ['custom.note'];
    expect((await account()).at('member.contact.customFields')).toEqual({
      'custom.note': { name: 'note', value: 'x' },
    });
  });

  test('R666: is refused if a link field has another text', async () => {
    const settings = { customFields: ['custom.page'], linkCustomFields: ['custom.page'] };
    const { change } = await site(settings);
    const set = (value: string) => change({ contact: { customFields: { 'custom.page': { value } } } });
    expect((await set('https://ada.example.com')).status).toBe(200);
    expect((await set('')).status).toBe(200);
    const refused = await set('ada');
    expect(refused.status).toBe(400);
    expect(refused.body.at('details.validationError.fieldViolations.0')).toMatchObject({
      ruleName: 'INVALID_CUSTOM_FIELD_URL',
      data: { fields: { 'custom.page': 'ada' } },
    });
  });

  test('R667: by a member is for the own account only; owner and app may change every account', async () => {
    const { sandbox, owner, visitor, ada, change } = await site();
    const nickname = { profile: { nickname: 'other' } };
    expect((await change(nickname, memberOf(sandbox, 'noor'))).status).toBe(403);
    expect((await change(nickname, visitor)).status).toBe(403);
    expect((await change(nickname, owner)).status).toBe(200);
    expect((await (await appOf(sandbox)).remove(`/v1/members/${ada.id}/phones`)).status).toBe(200);
    const unknown = await owner.remove('/v1/members/00000000-0000-4000-8000-000000000000/phones');
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'NOT_FOUND']);
  });

  test('R668: does not change the visibility, which is PRIVATE for a new member', async () => {
    const { account, change } = await site();
    expect((await account()).at('member.privacyStatus')).toBe('PRIVATE');
    await change({ privacyStatus: 'PUBLIC' });
    expect((await account()).at('member.privacyStatus')).toBe('PRIVATE');
  });

  test('R669: is announced, and so are the creation and the deletion of a member', async () => {
    const { sandbox, visitor, change } = await site();
    const found = await announcedBy(sandbox, async () => {
      await visitor.post('/v2/register', { loginId: { email: 'new@example.org' }, password: 'long-enough' });
      await change({ profile: { nickname: 'ada' } });
      sandbox.owner.deleteMember('new@example.org');
    });
    expect(found.map(({ type, identity }) => [type, identity?.identityType])).toEqual([
      ['member_created', 'ANONYMOUS_VISITOR'],
      ['member_updated', 'MEMBER'],
      ['member_deleted', 'WIX_USER'],
    ]);
    const [created, updated, deleted] = found;
    expect(created?.data.at('createdEvent.entity.loginEmail')).toBe('new@example.org');
    expect(updated?.data.at('updatedEvent.modifiedFields')).toMatchObject({ 'profile.nickname': 'Ada Berg' });
    expect(deleted?.data.at('deletedEvent')).toEqual({});
  });
});

test('a sign-in sets the date of the last sign-in, which comes with FULL', async () => {
  const { account, visitor } = await site();
  expect((await account()).at('member.lastLoginDate')).toBeUndefined();
  await visitor.post('/v2/login', { loginId: { email: 'ada@example.org' }, password: 'sandbox-password' });
  expect((await account()).text('member.lastLoginDate')).toMatch(/^2026-03-02/);
});
