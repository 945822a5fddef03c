import { expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { bookingOf, FESTIVAL, goToPayment } from './box-office.ts';
import { shows, stage } from './visit.ts';

const { visit, site } = stage();

test('the buyer of an authorized order hands over to the owner, and gets the tickets after the capture', async () => {
  await site.open({ clock: 'real-time', settings: { ticketIssueSeconds: 0 } });
  const { page } = await visit(bookingOf(site, FESTIVAL, { 'Weekend pass': 1 }));
  await goToPayment(page);
  await page.getByRole('button', { name: 'Authorize only' }).click();
  await page.getByRole('link', { name: text.order.captureAsOwner }).click();
  await page.getByRole('button', { name: /^Capture the payment of order/ }).click();
  await page.getByText(text.ownerOrders.settling.capture, { exact: true }).first().waitFor();
  site.sandbox.advance('3s');
  await page
    .getByText(text.order.statuses['PAID'] ?? 'PAID', { exact: true })
    .first()
    .waitFor();
  await page.goBack();
  expect(await shows(page.getByRole('heading', { level: 2, name: text.order.ready }))).toBe(true);
});
