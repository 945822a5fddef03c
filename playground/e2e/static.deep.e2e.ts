import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { FESTIVAL, fillFestival, timer } from './box-office.ts';
import { identityIs, PASSWORD } from './members-stage.ts';
import { endWorkers, staticStage } from './static/stage.ts';
import { shows } from './visit.ts';

const { members } = text;
const { url, visit } = staticStage();

describe('the playground on a static host, below a path', () => {
  test("signs a member in at the platform's page, which recognizes the member the next time", async () => {
    const { context, page } = await visit('shop');
    await page.getByRole('link', { name: 'Patchwork Blanket' }).first().waitFor();
    /** The address of the login page for the visitor of this page. */
    const login = () =>
      page.evaluate(async (base) => {
        const post = async (path: string, body: object, authorization = '') => {
          const headers = { 'content-type': 'application/json', authorization };
          const answer = await fetch(`${base}simulated${path}`, {
            method: 'POST',
            headers,
            body: JSON.stringify(body),
          });
          return (await answer.json()) as { access_token: string; redirectSession: { fullUrl: string } };
        };
        const clientId = 'c0a5e2d4-6f1b-4b8e-9d37-51e8f2a6b904';
        const { access_token: token } = await post('/oauth2/token', { clientId, grantType: 'anonymous' });
        const callbacks = { postFlowUrl: `${base}checkout/return` };
        const { redirectSession } = await post('/v1/redirect-session', { login: {}, callbacks }, token);
        return redirectSession.fullUrl;
      }, url());
    await page.goto(await login());
    await page.getByLabel('E-mail').fill('ada@example.org');
    await page.getByLabel('Password').fill('sandbox-password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${url()}checkout/return**`);
    await endWorkers(context, page);
    await page.goto(await login());
    await expect.poll(() => page.url()).toMatch(`${url()}checkout/return`);
  });

  test("sells a ticket: the event, the reservation, the platform's page, and the ticket code", async () => {
    const { page, failures } = await visit(`events/${FESTIVAL}`);
    await page.getByRole('button', { name: text.picker.more('Weekend pass') }).click();
    await page.getByRole('button', { name: text.picker.go }).click();
    await page.getByRole('button', { name: text.booking.reserve }).click();
    await timer(page).waitFor();
    await fillFestival(page);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByText('platform page (simulated)').waitFor();
    await expect.poll(() => page.url()).toMatch(`${url()}simulated/platform/`);
    await page.getByRole('button', { name: /^Pay €/ }).click();
    await page.getByRole('heading', { name: text.order.ready }).waitFor();
    await expect.poll(() => page.url()).toMatch(`${url()}orders/`);
    expect(await shows(page.getByRole('img', { name: text.order.qr('') }))).toBe(true);
    expect(failures).toEqual([]);
  });

  test('registers a member by its own form, who stays signed in after a reload', async () => {
    const { context, page, failures } = await visit('register');
    await page.getByLabel(members.signIn.email, { exact: true }).fill('new@example.org');
    await page.getByLabel(members.signIn.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: members.register.submit, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: members.account.title }).waitFor();
    await expect.poll(() => page.url()).toMatch(`${url()}account`);
    await endWorkers(context, page);
    await page.reload();
    await page.getByText('new@example.org').first().waitFor();
    expect([await identityIs(page, 'member'), failures]).toEqual([true, []]);
  });

  test('shows an order to the owner, and keeps its confirmation', async () => {
    const { context, page, failures } = await visit('owner/orders?status=OFFLINE_PENDING');
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Confirm order/ }) });
    await row.first().getByRole('link').click();
    const title = page.getByRole('heading', { level: 1, name: text.ownerOrders.orderOf('') });
    await title.waitFor();
    const paid = page.locator('main').getByText(text.order.statuses['PAID'] ?? '', { exact: true });
    await expect.poll(() => paid.count()).toBe(0);
    await page.getByRole('button', { name: /^Confirm order/ }).click();
    await paid.first().waitFor();
    await endWorkers(context, page);
    await page.reload();
    await title.waitFor();
    expect([await shows(paid.first()), failures]).toEqual([true, []]);
  });
});
