import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { LONG_TEST_TIME } from '../../test/setup/patience.ts';
import { en as text } from '../src/text/en.ts';
import { bookingOf, eventOf, FESTIVAL, fillFestival, goToPayment, reserve, timer } from './box-office.ts';
import { installClock } from './pages.ts';
import { settled } from './underway.ts';
import { shows, stage } from './visit.ts';

const { visit, leave, site } = stage();
const { order: words } = text;

/** Opens the platform's payment page for a weekend pass. */
const atPayment = async (wishes: Readonly<Record<string, number>> = { 'Weekend pass': 1 }) => {
  const { page, failures } = await visit(bookingOf(site, FESTIVAL, wishes));
  await goToPayment(page);
  return { page, failures };
};

const lastOrder = () => {
  const order = Object.values(site.sandbox.state.ticketOrders).at(-1);
  if (!order) throw new Error('No order was made.');
  return order;
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const status = (page: Page) => page.getByRole('heading', { level: 2 }).first();

describe('the payment', () => {
  test(
    'ends as the buyer or the bank decides, or open if the tab is closed, and the order shows it [C6.1]',
    async () => {
      await site.open({ clock: 'real-time', settings: { ticketIssueSeconds: 0 } });
      const outcomes = [
        [/^Pay €/, 'PAID', words.ready],
        ['Authorize only', 'AUTHORIZED', words.unpaid.AUTHORIZED],
        ['Suspend', 'PENDING', words.unpaid.PENDING],
        ['Pay at the door', 'OFFLINE_PENDING', words.ready],
      ] as const;
      for (const [button, known, shown] of outcomes) {
        const { page, failures } = await atPayment();
        await press(page, button);
        await page.getByRole('heading', { name: shown }).waitFor();
        await expect.poll(() => new URL(page.url()).origin).toBe(inject('playground'));
        expect(await shows(page.getByText(words.statuses[known] ?? known, { exact: true }))).toBe(true);
        await expect.poll(() => [lastOrder().status, failures]).toEqual([known, []]);
        await leave(page);
      }

      const declined = await atPayment();
      await press(declined.page, 'Decline');
      await declined.page.getByRole('heading', { name: 'The payment was declined' }).waitFor();
      await declined.page.getByRole('link').last().click();
      await declined.page.getByRole('heading', { name: words.declined }).waitFor();
      await expect.poll(() => lastOrder().status).toBe('DECLINED');
      await declined.page.getByRole('link', { name: words.tryAgain }).click();
      expect(await shows(timer(declined.page))).toBe(true);
      const held = Object.values(site.sandbox.state.reservations).at(-1);
      expect(held).toMatchObject({ status: 'RESERVATION_PENDING', stock: 'held' });
      await press(declined.page, /^Pay €/);
      await declined.page.getByText('platform page (simulated)').waitFor();
      await press(declined.page, /^Pay €/);
      await declined.page.getByRole('heading', { name: words.ready }).waitFor();
      await leave(declined.page);

      const closed = await atPayment();
      await closed.page.close();
      const left = lastOrder();
      await expect.poll(() => left.status).toBe('INITIATED');
      site.sandbox.advance('134m');
      await expect.poll(() => left.status).toBe('INITIATED');
      site.sandbox.advance('2m');
      await expect.poll(() => left.status).toBe('CANCELED');
    },
    LONG_TEST_TIME,
  );
});

test('answers can be changed while the order waits for payment', async () => {
  const before = Object.keys(site.sandbox.state.ticketOrders).length;
  const { page, failures } = await atPayment();
  await press(page, 'Abandon');
  await page.getByRole('heading', { name: words.unpaid.INITIATED }).waitFor();
  await page
    .getByRole('region', { name: /^Tickets held for/ })
    .getByRole('link')
    .click();
  await page.getByText(text.booking.waiting(lastOrder().orderNumber)).waitFor();
  await page.getByRole('textbox', { name: text.booking.email }).fill('mara@lindt.example');
  await press(page, /^Pay €/);
  await page.getByText('platform page (simulated)').waitFor();
  await expect
    .poll(() => lastOrder())
    .toMatchObject({ status: 'INITIATED', buyer: { email: 'mara@lindt.example' } });
  await expect.poll(() => Object.keys(site.sandbox.state.ticketOrders)).toHaveLength(before + 1);
  expect(failures).toEqual([]);
});

describe('the order', () => {
  test('says that tickets are being issued, then shows them with all details [C7.1]', async () => {
    await site.open({ clock: 'real-time', settings: { ticketIssueSeconds: 4 } });
    const { page, failures } = await atPayment({ 'Weekend pass': 2 });
    await press(page, /^Pay €/);
    await page.getByRole('heading', { name: words.issuing }).waitFor();
    const progress = page.getByRole('progressbar');
    await expect.poll(() => progress.getAttribute('aria-valuetext')).toBe(words.progress(0, 2));
    await page.getByRole('heading', { name: words.ready }).waitFor();
    await expect.poll(() => progress.count()).toBe(0);
    const { tickets } = lastOrder();
    expect(tickets).toHaveLength(2);
    for (const { ticketNumber } of tickets) {
      const card = page.getByRole('listitem').filter({ hasText: ticketNumber });
      expect(await shows(card.getByRole('img', { name: words.qr(ticketNumber) }))).toBe(true);
      expect(await shows(card.getByText('Mara Lindt'))).toBe(true);
      const pdf = await card.getByRole('link', { name: words.pdfOf(ticketNumber) }).getAttribute('href');
      expect(await (await fetch(pdf ?? '')).text()).toContain(ticketNumber);
    }
    const calendar = await page.getByRole('link', { name: words.calendar }).getAttribute('href');
    expect(decodeURIComponent(calendar ?? '')).toContain('SUMMARY:Harbour Lights Festival');
    expect(failures).toEqual([]);
  });

  test('says that delayed tickets are late, refreshes on request, and stops the progress indicator [C7.2]', async () => {
    await site.open({ clock: 'real-time', settings: { ticketIssueSeconds: 3600 } });
    const { page } = await atPayment();
    await press(page, /^Pay €/);
    await page.getByRole('heading', { name: words.issuing }).waitFor();
    await installClock(page);
    await page.clock.fastForward(31_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('heading', { name: words.delayed }).waitFor();
    expect(await shows(page.getByText(words.delayedText))).toBe(true);
    for (const spinning of [page.getByRole('progressbar'), page.locator('[aria-busy="true"]')])
      await expect.poll(() => spinning.count()).toBe(0);
    site.sandbox.advance('1h');
    await page.getByRole('button', { name: words.refresh }).click();
    expect(await shows(page.getByRole('heading', { name: words.ready }))).toBe(true);
  });

  test('has codes with their numbers as text, and fills the screen of a phone in black and white [C7.3]', async () => {
    await site.open({ clock: 'real-time', settings: { ticketIssueSeconds: 0 } });
    const { page } = await visit(bookingOf(site, FESTIVAL, { 'Weekend pass': 1 }), {
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
    });
    await goToPayment(page);
    await press(page, /^Pay €/);
    const { ticketNumber } = await expect
      .poll(() => lastOrder().tickets[0])
      .toBeDefined()
      .then(() => lastOrder().tickets[0] ?? { ticketNumber: '' });
    await page.getByRole('img', { name: words.qr(ticketNumber) }).waitFor();
    await page.getByRole('button', { name: words.largeOf(ticketNumber) }).click();
    const dialog = page.getByRole('dialog');
    const code = dialog.getByRole('img', { name: words.qr(ticketNumber) });
    await code.waitFor();
    await settled(page);
    const box = await code.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 360]).toEqual([true, true]);
    expect([(box?.y ?? -1) >= 0, (box?.y ?? 0) + (box?.height ?? 999) <= 740]).toEqual([true, true]);
    const colors = await code.evaluate((picture) => {
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d');
      canvas.width = canvas.height = 400;
      pen?.drawImage(picture as HTMLImageElement, 0, 0, 400, 400);
      const { data = [] } = pen?.getImageData(0, 0, 400, 400) ?? {};
      const reds = [...data].filter((_, place) => place % 4 === 0);
      return [Math.min(...new Set(reds)), Math.max(...new Set(reds))];
    });
    expect(colors).toEqual([0, 255]);
    const paper = await dialog.evaluate((element) => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return '';
    });
    expect(paper).toBe('rgb(255, 255, 255)');
  });

  test('of free tickets has no payment page [C7.4]', async () => {
    const { page, failures } = await visit(bookingOf(site, FESTIVAL, { 'Children under 12': 1 }));
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).origin));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await reserve(page);
    await fillFestival(page);
    await page.getByRole('button', { name: text.booking.place }).click();
    await status(page)
      .filter({ hasText: words.issuing })
      .or(status(page).filter({ hasText: words.ready }))
      .waitFor();
    await expect.poll(() => lastOrder().status).toBe('FREE');
    await expect.poll(() => new Set(visited)).toEqual(new Set([inject('playground')]));
    await expect.poll(() => asked.filter((path) => path.includes('redirect-session'))).toEqual([]);
    expect(failures).toEqual([]);
  });
});

test('an invitation is answered, and an event that takes no answers has no form [C8.1]', async () => {
  const { page, failures } = await visit('/events/wheel-throwing-evening/rsvp');
  await page.getByRole('textbox', { name: text.booking.firstName }).fill('Mara');
  await page.getByRole('textbox', { name: text.booking.lastName }).fill('Lindt');
  await page.getByRole('textbox', { name: text.booking.email }).fill('mara@example.org');
  await page.getByRole('radio', { name: 'Never' }).check({ force: true });
  await page.getByRole('button', { name: text.rsvp.accept }).click();
  expect(await shows(page.getByRole('heading', { name: text.rsvp.standings.coming }))).toBe(true);

  Object.assign(eventOf(site, 'wheel-throwing-evening').rsvp, { guests: 8 });
  const { page: late } = await visit('/events/wheel-throwing-evening/rsvp');
  expect(await shows(late.getByText(text.event.rsvpClosed))).toBe(true);
  await expect.poll(() => late.getByRole('main').getByRole('textbox').count()).toBe(0);
  expect(failures).toEqual([]);
});
