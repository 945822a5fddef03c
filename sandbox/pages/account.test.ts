import { describe, expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { callbacks, open } from '../testing/hosted.ts';
import { memberOfSandbox, openIntent, visitorIn } from '../testing/pages.ts';

const account = (section?: string) => ({
  memberAccountPage: section === undefined ? {} : { section },
  callbacks,
});

describe('the account of a member', () => {
  test.each([
    ['ACCOUNT_INFO', 'ada@example.org (confirmed)'],
    ['ORDERS', 'You have not ordered anything yet.'],
    ['EVENTS', 'Harbour Lights Festival'],
    ['BOOKINGS', 'You have not booked anything yet.'],
    ['SUBSCRIPTIONS', 'You have no plan yet.'],
  ])('%s is one of its five areas', async (section, words) => {
    const member = await memberOfSandbox(createSandbox());
    const { page, look, press } = await openIntent(member, account(section));
    expect(page.html).toContain(words);
    expect(page.html.match(/aria-current="page"/g)).toHaveLength(1);
    expect((await look('ACCOUNT_INFO')).html).toContain('Ada Berg');
    expect((await press({ action: 'abandon' })).location).toContain('?wixMemberLoggedIn=true');
  });

  test('says so if the member has no tickets', async () => {
    const member = await memberOfSandbox(createSandbox({ scenario: 'sale-starts-tomorrow' }));
    const { page } = await openIntent(member, account('EVENTS'));
    expect(page.html).toContain('You have no tickets yet.');
  });

  test('shows the member’s own orders only', async () => {
    const sandbox = createSandbox();
    const member = await memberOfSandbox(sandbox);
    await member.add('oak-board', 2);
    await (await open(member)).press('pay');
    const plan = { paidPlansCheckout: { planId: '0d5b6b3e-9d3e-4b57-b0ab-2a51c6a4b0d7' } };
    await (await openIntent(member, plan)).press({ action: 'pay' });
    const book = { bookingsBook: { resourceId: '9c2f1a7b-6d1e-4f0a-bb83-5e4d3c2b1a09' } };
    await (await openIntent(member, book)).press({ action: 'pay' });
    const { look } = await openIntent(member, account());
    expect((await look('ORDERS')).html).toContain('2 × Oak Board');
    expect((await look('SUBSCRIPTIONS')).html).toContain(sandbox.state.planOrders[0]?.name);
    expect((await look('BOOKINGS')).html).toContain(sandbox.state.bookings[0]?.title);
    const other = await openIntent(await memberOfSandbox(sandbox, 'noor'), account('ORDERS'));
    expect(other.page.html).toContain('You have not ordered anything yet.');
  });

  test('asks a visitor to sign in first, on the same page', async () => {
    const { page, press, look } = await openIntent(await visitorIn(), account('ORDERS'));
    expect(page.html).toContain('<h1>Sign in</h1>');
    const form = { action: 'login', email: 'ada@example.org', password: 'sandbox-password' };
    expect((await press(form)).status).toBe(303);
    expect((await look()).html).toContain('You have not ordered anything yet.');
    expect((await press({ action: 'abandon' })).location).toContain('wixMemberLoggedIn=true');
  });

  test('ignores an unknown area in the address', async () => {
    const { look } = await openIntent(await memberOfSandbox(createSandbox()), account());
    expect((await look('constructor')).html).toContain('<h1>Account</h1>');
  });
});
