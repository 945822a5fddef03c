import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import type { Sandbox } from '../sandbox.ts';
import { skuOf } from '../../rules/catalog/stock.ts';
import { boxOffice, payAt } from '../../testing/box-office.ts';
import { eventOf } from '../../testing/events.ts';
import { credentials } from '../../testing/members.ts';
import { productOf, send, visitorOf } from '../../testing/shopper.ts';
import { OwnerError } from './types.ts';

const logIn = async (sandbox: Sandbox, name: string) =>
  (await (await visitorOf(sandbox)).post('/_api/iam/authentication/v2/login', credentials(name))).body.at(
    'state',
  );

const types = (sandbox: Sandbox) => sandbox.notifications.list().map(({ eventType }) => eventType);

describe('the owner', () => {
  test('approves a waiting member, who can then sign in and gets a mail', async () => {
    const sandbox = createSandbox();
    expect(await logIn(sandbox, 'otto')).toBe('REQUIRE_OWNER_APPROVAL');
    expect(sandbox.owner.approveMember('OTTO@example.org').awaitsApproval).toBe(false);
    expect(await logIn(sandbox, 'otto')).toBe('SUCCESS');
    expect(sandbox.mailbox.latest({ to: 'otto@example.org' })?.kind).toBe('approved');
    expect(() => sandbox.owner.approveMember('otto@example.org')).toThrow('is not waiting for approval');
  });

  test('blocks and unblocks a member', async () => {
    const sandbox = createSandbox();
    const { id } = sandbox.owner.blockMember('ada@example.org');
    expect(await logIn(sandbox, 'ada')).not.toBe('SUCCESS');
    sandbox.owner.blockMember(id, false);
    expect(await logIn(sandbox, 'ada')).toBe('SUCCESS');
    expect(() => sandbox.owner.blockMember('nobody@example.org')).toThrow(OwnerError);
  });

  test.each(['OFFLINE', 'DELETED'] as const)(
    'sets an identity to %s, which a sign-in then answers',
    async (status) => {
      const sandbox = createSandbox();
      sandbox.owner.setIdentityStatus('ada@example.org', status);
      const visitor = await visitorOf(sandbox);
      const path = '/_api/iam/authentication/v2/login';
      const { body } = await visitor.post(path, credentials('ada'));
      expect(body.at('identity.status')).toEqual({ name: status, reasons: [] });
      expect([body.at('state'), body.at('sessionToken')]).toEqual(['STATUS_CHECK', undefined]);
      sandbox.owner.setIdentityStatus('ada@example.org', 'ACTIVE');
      expect(await logIn(sandbox, 'ada')).toBe('SUCCESS');
    },
  );

  test('ends the sign-ins of a member who is no longer active', async () => {
    const sandbox = createSandbox();
    const { body } = await (
      await visitorOf(sandbox)
    ).post('/_api/iam/authentication/v2/login', credentials('ada'));
    const state = Object.values(sandbox.state.platformSessions).length;
    expect(body.text('sessionToken')).not.toBe('');
    sandbox.owner.setIdentityStatus('ada@example.org', 'OFFLINE');
    expect(Object.values(sandbox.state.platformSessions)).toHaveLength(state - 1);
  });

  test('gives a member a factor that must be set up again, and removes it', async () => {
    const sandbox = createSandbox();
    sandbox.owner.setFactor('ada@example.org', 'TOTP', 'REQUIRE_REENROLL');
    const factors = async () => {
      const visitor = await visitorOf(sandbox);
      const { body } = await visitor.post('/_api/iam/authentication/v2/login', credentials('ada'));
      return body.at('identity.factors');
    };
    expect(await factors()).toEqual([
      { factorId: expect.any(String) as string, type: 'TOTP', status: 'REQUIRE_REENROLL' },
    ]);
    sandbox.owner.setFactor('ada@example.org', 'TOTP', null);
    expect(await factors()).toEqual([]);
  });

  test('deletes a member, who can no longer sign in', async () => {
    const sandbox = createSandbox();
    expect(sandbox.owner.deleteMember('ADA@example.org').email).toBe('ada@example.org');
    expect(await logIn(sandbox, 'ada')).not.toBe('SUCCESS');
    expect(() => sandbox.owner.deleteMember('ada@example.org')).toThrow(OwnerError);
  });

  test('checks a ticket in once and out again, and announces both', async () => {
    const { sandbox, want, order, record } = await boxOffice();
    const number = await order([want('seat')]);
    payAt(sandbox, number, 'pay');
    sandbox.advance('10s');
    const ticket = record(number).tickets[0]?.ticketNumber ?? '';
    const before = sandbox.notifications.list().length;
    expect(sandbox.owner.checkIn(ticket).checkedInDate).toBe(sandbox.clock.iso());
    expect(() => sandbox.owner.checkIn(ticket)).toThrow('checked in already');
    const announced = sandbox.notifications.latest({ eventType: 'wix.events.ticketing.events.OrderUpdated' });
    expect(announced?.data.tickets?.[0]?.checkIn?.created).toBe(sandbox.clock.iso());
    expect(sandbox.owner.checkIn(ticket, false).checkedInDate).toBeNull();
    expect(sandbox.notifications.list()).toHaveLength(before + 2);
    expect(() => sandbox.owner.checkIn(ticket, true, 'another')).toThrow('of event another');
    expect(() => sandbox.owner.checkIn('NOPE')).toThrow('There is no ticket NOPE');
  });

  test('restocks products and variants, and announces the changed variants', () => {
    const sandbox = createSandbox();
    const teapot = productOf(sandbox, 'teapot-for-two');
    sandbox.owner.restock(teapot.sku, 0);
    expect(productOf(sandbox, 'teapot-for-two')).toMatchObject({ quantity: 0, inStock: false });
    sandbox.owner.restock(teapot.sku, null);
    expect(productOf(sandbox, 'teapot-for-two')).toMatchObject({ quantity: null, inStock: true });
    const tee = productOf(sandbox, 'studio-tee');
    const [variant] = tee.variants;
    sandbox.owner.restock(variant ? skuOf(tee, variant) : '', 7);
    expect(productOf(sandbox, 'studio-tee').variants[0]?.quantity).toBe(7);
    expect(types(sandbox)).toEqual([
      'com.wix.ecommerce.catalog.api.v1.ProductChanged',
      'com.wix.ecommerce.catalog.api.v1.ProductChanged',
      'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
    ]);
    expect(sandbox.notifications.latest()?.identity).toEqual({
      identityType: 'WIX_USER',
      wixUserId: sandbox.state.ownerId,
    });
  });

  test('registers guests for an RSVP event until it is full or its waiting list is used', () => {
    const sandbox = createSandbox();
    expect(sandbox.owner.rsvp('wheel-throwing-evening', 3).rsvp.guests).toBe(8);
    expect(() => sandbox.owner.rsvp('wheel-throwing-evening')).toThrow('There is room for 0 more guests');
    expect(sandbox.owner.rsvp('open-studio-night', 20).rsvp.guests).toBe(51);
    expect(() => sandbox.owner.rsvp('harbour-lights-festival')).toThrow('for RSVP events only');
    const [first] = sandbox.notifications.list({ eventType: 'wix.events.v3.event_updated' });
    expect(first?.data.updatedEvent.currentEntity.registration?.status).toBe('CLOSED_AUTOMATICALLY');
  });

  test('pauses and resumes a registration', async () => {
    const sandbox = createSandbox();
    const { id } = eventOf(sandbox, 'harbour-lights-festival');
    const visitor = await visitorOf(sandbox);
    const status = async () =>
      (await visitor.get(`/v3/events/${id}?fields=REGISTRATION`)).body.at('event.registration.status');
    const open = await status();
    sandbox.owner.pauseRegistration('harbour-lights-festival');
    expect(await status()).toBe('CLOSED_MANUALLY');
    sandbox.owner.pauseRegistration(id, false);
    expect(await status()).toBe(open);
    expect(types(sandbox)).toEqual(['wix.events.v3.event_updated', 'wix.events.v3.event_updated']);
  });

  test('unpublishes and publishes the site', () => {
    const sandbox = createSandbox();
    sandbox.owner.publishSite(false);
    expect(sandbox.state.settings.sitePublished).toBe(false);
    sandbox.owner.publishSite();
    expect(sandbox.state.settings.sitePublished).toBe(true);
  });

  test('deletes an order whose buyer asked for erasure', async () => {
    const { sandbox, want, order } = await boxOffice();
    const number = await order([want('seat')]);
    sandbox.owner.eraseOrder(number);
    expect(sandbox.state.ticketOrders[number]).toBeUndefined();
    expect(sandbox.notifications.latest()?.eventType).toBe('wix.events.ticketing.events.OrderDeleted');
    expect(() => sandbox.owner.eraseOrder(number)).toThrow(OwnerError);
  });
});

test.each([
  ['/sandbox/members/approve', { member: 'otto@example.org' }, { member: 'ada@example.org' }],
  ['/sandbox/members/block', { member: 'ada@example.org' }, { member: 'nobody' }],
  ['/sandbox/events/rsvp', { event: 'open-studio-night', guests: 2 }, { event: 'nothing' }],
  ['/sandbox/events/registration', { event: 'open-studio-night' }, { event: 'nothing', paused: false }],
  ['/sandbox/stock', { sku: 'VT-005', quantity: 3 }, { sku: 'nothing', quantity: 3 }],
])(
  'the control call %s does the same and names the problem of an impossible action',
  async (path, can, cannot) => {
    const sandbox = createSandbox();
    const hash = sandbox.hash();
    const refused = await send(sandbox, 'POST', path, cannot);
    expect([refused.status, refused.body.text('message').length > 10]).toEqual([404, true]);
    expect(sandbox.hash()).toBe(hash);
    expect((await send(sandbox, 'POST', path, can)).status).toBe(200);
    expect(sandbox.hash()).not.toBe(hash);
  },
);
