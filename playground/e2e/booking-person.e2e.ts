import { expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { bookingOf, reserve, timer, toShop, WORKSHOP } from './box-office.ts';
import { heading, identityIs, signInHere } from './members-stage.ts';
import { shows, stage } from './visit.ts';

const { visit, site } = stage();
const { booking, members } = text;

test('a booking ends with its person: in another tab, with another member, and with a lost session', async () => {
  const address = bookingOf(site, WORKSHOP, { 'Looking on': 1 });
  const { page, failures } = await visit(address);
  const firstName = page.getByRole('textbox', { name: booking.firstName }).first();
  const phone = page.getByRole('textbox', { name: /^Phone/ }).first();
  const chip = page.getByRole('region', { name: /^Tickets held for/ });
  await page.getByRole('button', { name: booking.reserve }).waitFor();

  const other = await page.context().newPage();
  const signIn = async (name: string): Promise<void> => {
    await other.goto('/sign-in/form', { waitUntil: 'domcontentloaded' });
    await signInHere(other, name);
    await heading(other, members.account.title);
  };
  await signIn('ada');
  // The first tab becomes the same member, and its form begins with the member's name.
  await expect.poll(() => firstName.inputValue()).toBe('Ada');
  await firstName.fill('Adele');
  await phone.fill('+49 40 123456');
  await reserve(page);
  await toShop(page);
  expect(await shows(chip.getByRole('timer'))).toBe(true);

  await other.getByRole('button', { name: members.account.signOut, exact: true }).click();
  await heading(other, members.signIn.title);
  await chip.waitFor({ state: 'detached' });
  await signIn('noor');
  await page.goto(address);
  await expect.poll(() => firstName.inputValue()).toBe('Noor');
  await expect.poll(() => phone.inputValue()).toBe('');
  await expect.poll(() => timer(page).count()).toBe(0);

  await phone.fill('+49 40 654321');
  await reserve(page);
  await site.control('POST /sandbox/tokens/revoke', {});
  await page.reload();
  await identityIs(page, 'visitor');
  await expect.poll(() => firstName.inputValue()).toBe('');
  await expect.poll(() => phone.inputValue()).toBe('');
  await expect.poll(() => timer(page).count()).toBe(0);
  expect(failures).toEqual([]);
});
