import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTestedSite, type TestedSite } from '../../testing/screen.tsx';
import { text } from '../../text/events.ts';
import { parseEventsSearch } from './event-list-search.ts';
import { EventsScreen } from './events-screen.tsx';

let site: TestedSite;
afterEach(() => site.dispose());

const open = async (address: string, scenario = 'fresh-shop'): Promise<void> => {
  site = createTestedSite({
    scenario,
    screens: [{ path: '/events', Screen: EventsScreen, search: parseEventsSearch }],
  });
  await site.open(address);
};

test('the numbers of the choice say that they count dates, beside the number of events', async () => {
  await open('/events');
  expect(await screen.findByText(text.events.countOf(9, 12))).toBeTruthy();
  await screen.findByRole('combobox', { name: text.events.when });
  expect(await screen.findByRole('option', { name: 'Coming up (12 dates)' })).toBeTruthy();
});

test.each(['/events', '/events?category=Talks', '/events?when=past&place=online'])(
  'a site without events does not blame the filters of %s',
  async (address) => {
    await open(address, 'empty-site');
    expect(await screen.findByText(text.events.emptySite)).toBeTruthy();
    expect(screen.queryByRole('link', { name: text.events.clear })).toBeNull();
  },
);

test('filters that hide all events of a site are named, with a way back', async () => {
  await open('/events?category=Exhibitions&place=online');
  expect(await screen.findByText(text.events.emptyText)).toBeTruthy();
  expect(screen.getByRole('link', { name: text.events.clear })).toBeTruthy();
});
