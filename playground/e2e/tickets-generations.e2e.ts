import type { SandboxOptions } from 'vitrine/sandbox/node';
import { expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { fillBuyer, reserve } from './box-office.ts';
import { stage } from './visit.ts';

const { visit, site } = stage();

const sites: readonly [string, SandboxOptions, RegExp][] = [
  ['first', {}, /\/v1\/checkout\/reservations$/],
  [
    'second',
    {
      settings: { catalogVersion: 'V3', reservationsEnd: 'gone' },
      clock: { kind: 'frozen', start: Date.parse('2026-04-02T09:00:00Z') },
    },
    /\/ticket-reservations$/,
  ],
];

test.each(sites)(
  'tickets are picked, held, paid and shown by the same page on a site of the %s generation',
  async (_, { settings, ...options }, holdCall) => {
    await site.open({ ...options, settings: { ...settings, ticketIssueSeconds: 0 } });
    const { page, failures } = await visit('/events/forty-chairs');
    const held: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname.endsWith('reservations')) held.push(pathname);
    });
    await page.getByRole('button', { name: text.picker.more('Entry and catalog') }).click();
    await page.getByRole('button', { name: text.picker.go }).click();
    await reserve(page);
    expect(held).toEqual([expect.stringMatching(holdCall)]);
    await fillBuyer(page);
    await page.getByRole('button', { name: /^Pay €/ }).click();
    await page.getByText('platform page (simulated)').waitFor();
    await page.getByRole('button', { name: /^Pay €/ }).click();
    await page.getByRole('heading', { name: text.order.ready }).waitFor();
    expect(failures).toEqual([]);
  },
);
