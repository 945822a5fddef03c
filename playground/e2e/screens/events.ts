import type { Page } from 'playwright';
import { en as text } from '../../src/text/en.ts';
import { bookingScreens } from './booking.ts';
import { heading, type Screens } from './screen.ts';

const picker = (page: Page): Promise<void> => page.getByRole('button', { name: text.picker.go }).waitFor();

/** Events, booking and ticket orders. */
export const eventsScreens: Screens = {
  events: { path: '/events', ready: (page) => page.getByText(text.events.count(9)).waitFor() },
  'events at an empty site': {
    path: '/events',
    site: { scenario: 'empty-site' },
    ready: (page) => page.getByText(text.events.emptyTitle).waitFor(),
  },
  'events that cannot be read': {
    path: '/events',
    before: ({ sandbox }) => void sandbox.faults.add({ operation: 'queryEvents', status: 400 }),
    ready: (page) => page.getByText(text.events.failed).waitFor(),
  },
  'events in a calendar': {
    path: '/events?view=calendar&month=2026-03&day=2026-03-28',
    ready: (page) => page.getByRole('link', { name: /Lamps and Shadows/ }).waitFor(),
  },
  'empty month': {
    path: '/events?view=calendar&month=2026-05',
    ready: (page) => page.getByText(text.events.emptyMonth('May 2026')).waitFor(),
  },
  'event with tickets': {
    path: '/events/harbour-lights-festival',
    site: { scenario: 'busy-festival' },
    ready: async (page) => {
      await picker(page);
      await page.getByRole('button', { name: text.picker.more('Friend of the festival') }).click();
      await page.getByLabel(text.picker.amount('EUR')).fill('5');
      await page.getByText(text.picker.problems['amount-below-minimum']('€10.00')).waitFor();
    },
  },
  'event without a way to pay': {
    path: '/events/harbour-lights-festival',
    site: { settings: { acceptsPayments: false } },
    ready: (page) => page.getByText(text.picker.noPayment).waitFor(),
  },
  'canceled event': {
    path: '/events/rooftop-concert',
    ready: (page) => page.getByText(text.event.canceledText).waitFor(),
  },
  'event of a series, by invitation': {
    path: '/events/wheel-throwing-evening',
    ready: (page) => page.getByRole('heading', { name: text.event.otherDates }).waitFor(),
  },
  'event of another site': {
    path: '/events/design-fair-copenhagen',
    ready: (page) => page.getByText(text.event.externalHint).waitFor(),
  },
  'unknown event': { path: '/events/nothing', ready: (page) => heading(page, text.event.notFound) },
  ...bookingScreens,
};
