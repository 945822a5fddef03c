import type { Page } from 'playwright';
import { en as text } from '../src/text/en.ts';
import { settled } from './underway.ts';
import { pick, type Site } from './visit.ts';

/** The workshop: one form per ticket, tax on top, 30 minutes. */
export const WORKSHOP = 'glazing-for-beginners';
/** The festival: one form for all tickets, 15 minutes. */
export const FESTIVAL = 'harbour-lights-festival';

const known = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The site has no ${what}.`);
  return value;
};

export const eventOf = ({ sandbox }: Site, slug: string) =>
  known(
    Object.values(sandbox.state.events).find(({ about }) => about.slug === slug),
    slug,
  );

/** A ticket definition of an event, by its name. */
export const ticketOf = (site: Site, slug: string, name: string) => {
  const { id } = eventOf(site, slug);
  return known(
    Object.values(site.sandbox.state.ticketDefinitions).find(
      (one) => one.eventId === id && one.name === name,
    ),
    name,
  );
};

/** The address of the booking page for tickets given by name. */
export const bookingOf = (site: Site, slug: string, wishes: Readonly<Record<string, number>>): string => {
  const tickets = Object.entries(wishes).map(([name, quantity]) => ({
    ticketDefinitionId: ticketOf(site, slug, name).id,
    quantity,
  }));
  return `/events/${slug}/book?tickets=${encodeURIComponent(JSON.stringify(tickets))}`;
};

export const timer = (page: Page) => page.getByRole('timer', { name: text.booking.timeLeft });

/** The remaining seconds, read from the minutes and seconds on the page. */
export const secondsLeft = async (page: Page): Promise<number> => {
  const shown = await timer(page).locator('[aria-hidden]').textContent();
  const [, minutes, seconds] = /^(\d+):(\d\d)$/.exec(shown ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

export const pressReserve = (page: Page): Promise<void> =>
  page.getByRole('button', { name: text.booking.reserve }).click();

/** Reserves the tickets and waits for the reservation. */
export const reserve = async (page: Page): Promise<void> => {
  await pressReserve(page);
  await timer(page).waitFor();
};

/** Simulates returning to the tab. */
export const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Advances the clocks of platform and device without running the device's timers, as if the device were asleep. */
export const sleep = async (site: Site, page: Page, minutes: number): Promise<void> => {
  // A response that arrives between the two clock changes would carry an inconsistent time.
  await settled(page);
  // Advance the platform first, so that requests of the waking page get the new time.
  site.sandbox.advance(`${minutes * 60}s`);
  await page.clock.fastForward(minutes * 60_000);
  await comeBack(page);
};

/** Advances the clocks of platform and device; every timer of the device runs on time. */
export const wait = async (site: Site, page: Page, seconds: number): Promise<void> => {
  await settled(page);
  site.sandbox.advance(`${seconds}s`);
  await page.clock.runFor(seconds * 1000);
};

export const fillBuyer = async (page: Page): Promise<void> => {
  const buyer = page.getByRole('region', { name: text.booking.details });
  await buyer.getByRole('textbox', { name: text.booking.firstName }).fill('Mara');
  await buyer.getByRole('textbox', { name: text.booking.lastName }).fill('Lindt');
  await buyer.getByRole('textbox', { name: text.booking.email }).fill('mara@example.org');
};

/** Answers the festival's questions to the guest. */
export const fillFestival = async (page: Page): Promise<void> => {
  await fillBuyer(page);
  await page.getByRole('textbox', { name: /^Phone/ }).fill('+49 40 123456');
  await pick(page, /What do you eat/, 'Vegan');
};

/** Continues to the platform's payment page for tickets of the festival. */
export const goToPayment = async (page: Page): Promise<void> => {
  await reserve(page);
  await fillFestival(page);
  await page.getByRole('button', { name: text.booking.pay('').trim() }).click();
  await page.getByText('platform page (simulated)').waitFor();
};

/** Navigates to the shop by the navigation bar. */
export const toShop = (page: Page): Promise<void> =>
  page
    .getByRole('navigation', { name: text.nav.label })
    .getByRole('link', { name: text.nav.shop, exact: true })
    .click();
