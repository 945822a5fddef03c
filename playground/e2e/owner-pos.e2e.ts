import { expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { heading } from './screens/screen.ts';
import { stage } from './visit.ts';

const { visit, site } = stage();

const words = text.pos;

const festival = () => {
  const found = Object.values(site.sandbox.state.events).find(
    ({ about }) => about.title === 'Harbour Lights Festival',
  );
  if (!found) throw new Error('There is no festival.');
  return found.id;
};

test('the owner sells a hidden ticket beyond the limit, and the order is marked as sold offline [E6.1]', async () => {
  const { page } = await visit(`/owner/pos?event=${festival()}`);
  await page.getByRole('button', { name: /^Weekend pass/ }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Crew/ }).count()).toBe(0);
  await page.getByText(words.hidden, { exact: true }).click();
  await page.getByRole('button', { name: /^Crew/ }).click();
  const quantity = page.getByRole('textbox', { name: words.quantity('Crew') });
  await quantity.fill('12');
  await quantity.press('Enter');
  await page.getByRole('button', { name: words.hold }).click();
  // The event allows ten tickets in one order.
  await page.getByRole('alert').getByText(/limit/i).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: words.pay }).count()).toBe(0);
  await page.getByText(words.ignoreLimits, { exact: true }).click();
  await page.getByRole('button', { name: words.hold }).click();
  await page
    .getByRole('table', { name: text.booking.invoice.title })
    .getByText(/180\.00/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: words.pay }).click();
  await page.getByText(words.sold(12)).waitFor();
  await page.getByRole('link', { name: words.toOrder }).click();
  await heading(page, text.ownerOrders.orderOf(text.ownerOrders.unnamed));
  await page.getByText(text.ownerOrders.channels.OFFLINE_POS).waitFor();
  const order = Object.values(site.sandbox.state.ticketOrders).at(-1);
  expect(order).toMatchObject({ channel: 'OFFLINE_POS', status: 'PAID', ticketsQuantity: 12 });
});

test('tickets reserved at the point of sale can be released', async () => {
  const { page } = await visit(`/owner/pos?event=${festival()}`);
  await page.getByRole('button', { name: /^Weekend pass/ }).click();
  await page.getByRole('button', { name: words.hold }).click();
  await page.getByRole('button', { name: words.release }).click();
  await page.getByText(words.empty).waitFor();
  await expect
    .poll(() => Object.values(site.sandbox.state.reservations).at(-1)?.status)
    .toBe('RESERVATION_CANCELED_MANUALLY');
});
