import type { Page } from 'playwright';
import { en as text } from '../../src/text/en.ts';
import { bookingOf, FESTIVAL, goToPayment, reserve, toShop, WORKSHOP } from '../box-office.ts';
import type { Site } from '../visit.ts';
import type { Screens } from './screen.ts';

const empty = `/events/${WORKSHOP}/book`;

const hold = async (page: Page, site: Site): Promise<void> => {
  await page.goto(bookingOf(site, WORKSHOP, { 'Seat at the bench': 2, 'Looking on': 1 }));
  await reserve(page);
  await page.getByRole('table', { name: text.booking.invoice.title }).waitFor();
};

const pay = async (page: Page, site: Site, button: RegExp, shown: string): Promise<void> => {
  await page.goto(bookingOf(site, FESTIVAL, { 'Weekend pass': 1, 'Children under 12': 1 }));
  await goToPayment(page);
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('heading', { name: shown }).waitFor();
};

/** Booking, ticket orders and invitations. */
export const bookingScreens: Screens = {
  'booking without tickets': {
    path: empty,
    ready: (page) => page.getByText(text.booking.nothing).waitFor(),
  },
  'booking before the hold': {
    path: empty,
    ready: async (page, site) => {
      await page.goto(bookingOf(site, FESTIVAL, { 'Weekend pass': 2 }));
      await page.getByRole('button', { name: text.booking.reserve }).waitFor();
    },
  },
  'booking with a hold': { path: empty, ready: hold },
  'booking with missing answers': {
    path: empty,
    ready: async (page, site) => {
      await hold(page, site);
      await page.getByRole('button', { name: /^Pay/ }).click();
      await page.getByRole('alert', { name: text.booking.missing }).waitFor();
      // The focus scrolled the page down; a control partly behind the top bar counts as too small a target.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  'booking when the time is over': {
    path: empty,
    ready: async (page, site) => {
      await hold(page, site);
      site.sandbox.advance('31m');
      // Repeats the event of a page that is shown again, until the dialog opens.
      await page.waitForFunction(
        () => {
          document.dispatchEvent(new Event('visibilitychange'));
          return document.querySelector('[role=alertdialog]') !== null;
        },
        undefined,
        { polling: 500 },
      );
    },
  },
  'shop with a hold': {
    path: empty,
    ready: async (page, site) => {
      await hold(page, site);
      await toShop(page);
      await page.getByRole('button', { name: /^Release/ }).waitFor();
      await page.getByText(text.shop.shown(12, 36)).waitFor();
    },
  },
  'order being issued': {
    path: empty,
    site: { settings: { ticketIssueSeconds: 3600 } },
    ready: (page, site) => pay(page, site, /^Pay €/, text.order.issuing),
  },
  'order with tickets': {
    path: empty,
    site: { settings: { ticketIssueSeconds: 0 } },
    ready: (page, site) => pay(page, site, /^Pay €/, text.order.ready),
  },
  'order not paid yet': {
    path: empty,
    ready: (page, site) => pay(page, site, /^Abandon/, text.order.unpaid.INITIATED),
  },
  invitation: {
    path: '/events/open-studio-night/rsvp',
    ready: (page) => page.getByRole('button', { name: text.rsvp.accept }).waitFor(),
  },
  rehearsal: {
    path: '/rehearsal',
    ready: async (page) => {
      await page.getByRole('button', { name: text.rehearsal.run }).click();
      await page.getByRole('region', { name: text.rehearsal.result }).waitFor();
    },
  },
  'invitation that was answered': {
    path: '/events/open-studio-night/rsvp?as=member',
    ready: (page) => page.getByRole('heading', { name: text.rsvp.standings.coming }).waitFor(),
  },
};
