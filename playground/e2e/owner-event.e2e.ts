import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { heading } from './screens/screen.ts';
import { shows, stage, tellBodies } from './visit.ts';

const { visit, site } = stage();

const words = text.owner.editor;

const eventOf = (title: string) => {
  const found = Object.values(site.sandbox.state.events).find(({ about }) => about.title === title);
  if (!found) throw new Error(`There is no event ${title}.`);
  return found;
};

const edit = async (title: string) => {
  const { page } = await visit(`/owner/events/${eventOf(title).id}`);
  await heading(page, title);
  return page;
};

/** The public event titles: the owner's table without the owner's rights. */
const publicTitles = async (page: Page): Promise<string[]> => {
  await page.goto('/owner/events');
  await page.getByRole('row').nth(1).waitFor();
  await page.getByRole('radio', { name: text.identity.names.a }).click();
  await page.getByText(text.common.needs(['owner', 'app'])).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  return page.getByRole('row').getByRole('link').allTextContents();
};

/** Confirms an alert dialog. */
const confirm = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();

describe('the event editor', () => {
  test('a draft is not in the public list; a published event is, and a notice says that publishing cannot be undone [E3.1]', async () => {
    const { page } = await visit('/owner/events/new');
    await page.getByLabel(words.fields.title).fill('Night of the Kilns');
    await page.getByLabel(words.fields.start).fill('2026-05-02T19:00');
    await page.getByLabel(words.fields.end).fill('2026-05-02T23:00');
    await page.getByLabel(words.fields.zone).fill('Europe/Berlin');
    await page.getByLabel(words.fields.placeName).fill('The yard');
    await page.getByRole('button', { name: words.saveDraft }).click();
    await heading(page, 'Night of the Kilns');
    const address = page.url();
    await expect.poll(() => eventOf('Night of the Kilns').status).toBe('DRAFT');
    await expect.poll(() => publicTitles(page)).not.toContain('Night of the Kilns');
    await page.goto(address);
    await page.getByRole('button', { name: words.publish, exact: true }).click();
    await page.getByRole('alertdialog').getByText(words.questions.publish.body).waitFor();
    await confirm(page, words.publish);
    await page.getByText(words.done.publish).first().waitFor();
    await page.getByText(text.owner.events.statuses.UPCOMING, { exact: true }).waitFor();
    await expect.poll(() => publicTitles(page)).toContain('Night of the Kilns');
  });

  test('a moved start is sent with the end; an end before the start is reported in plain words [E3.2]', async () => {
    const page = await edit('Harbour Lights Festival');
    const { startDate, endDate } = eventOf('Harbour Lights Festival').about.dateAndTimeSettings;
    const field = page.getByLabel(words.fields.start);
    const start = await field.inputValue();
    expect(start).toMatch(/T16:00$/);
    await field.fill('2027-01-01T10:00');
    await page.getByRole('button', { name: words.save }).click();
    await page.getByText(words.problems.backwards).waitFor();
    await expect
      .poll(() => eventOf('Harbour Lights Festival').about.dateAndTimeSettings.startDate)
      .toBe(startDate);
    await field.fill(start.replace('T16:00', 'T15:00'));
    await tellBodies(page);
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: words.save }).click();
    const { event } = (await sent).postDataJSON() as { event: Record<string, Record<string, unknown>> };
    expect(Object.keys(event)).toEqual(['dateAndTimeSettings']);
    const earlier = new Date(Date.parse(startDate ?? '') - 3_600_000).toISOString();
    expect(event['dateAndTimeSettings']).toMatchObject({
      startDate: earlier,
      endDate: new Date(endDate ?? '').toISOString(),
    });
    await page.getByText(words.nothingToSave).waitFor();
  });

  test('a clone is a new, numbered draft about two weeks later, with the same tickets and none of them sold [E3.3]', async () => {
    const page = await edit('Glazing for Beginners');
    await page.getByRole('button', { name: words.clone }).click();
    await heading(page, 'Glazing for Beginners (1)');
    await page.getByText(text.owner.events.statuses.DRAFT, { exact: true }).waitFor();
    await page.getByText(text.owner.events.ticketsSold(0)).waitFor();
    const [original, copy] = [eventOf('Glazing for Beginners'), eventOf('Glazing for Beginners (1)')];
    const start = Date.parse(copy.about.dateAndTimeSettings.startDate ?? '');
    const days = (start - site.sandbox.clock.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    await expect.poll(() => page.getByLabel(words.fields.start).inputValue()).toMatch(/T10:00$/);
    const tickets = (id: string) =>
      Object.values(site.sandbox.state.ticketDefinitions).filter(({ eventId }) => eventId === id);
    await expect
      .poll(() => tickets(copy.id).map(({ name }) => name))
      .toEqual(tickets(original.id).map(({ name }) => name));
    await expect.poll(() => tickets(copy.id).every(({ sold }) => sold === 0)).toBe(true);
    await expect.poll(() => tickets(original.id).some(({ sold }) => sold > 0)).toBe(true);
  });

  test('canceling closes the registration, e-mails the guests, cannot be undone, and offers a clone [E3.4]', async () => {
    const page = await edit('Harbour Lights Festival');
    await page.getByRole('button', { name: words.cancel, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(words.questions.cancel.body).waitFor();
    // A button "Cancel" could mean the event too.
    await expect
      .poll(() => question.getByRole('button').filter({ hasText: /\w/ }).allTextContents())
      .toEqual([words.keep, words.cancel]);
    await confirm(page, words.cancel);
    await page.getByText(words.canceledNote).waitFor();
    await page.getByText(text.owner.events.registrations.CLOSED_MANUALLY).first().waitFor();
    await expect
      .poll(() => site.sandbox.mailbox.latest({ to: 'ada@example.org' }))
      .toMatchObject({ kind: 'event-canceled' });
    await expect.poll(() => page.getByRole('button', { name: words.publish, exact: true }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: words.cancel, exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: words.clone }).click();
    await heading(page, 'Harbour Lights Festival (1)');
    await expect.poll(() => eventOf('Harbour Lights Festival').status).toBe('CANCELED');
  });

  test('the registration type of an existing event is shown as fixed, with the reason [E3.5]', async () => {
    const { page } = await visit('/owner/events/new');
    await page.getByRole('combobox', { name: words.fields.kind }).waitFor();
    await page.goto(`/owner/events/${eventOf('Open Studio Night').id}`);
    await heading(page, 'Open Studio Night');
    expect(await shows(page.getByText(words.kindFixed))).toBe(true);
    expect(await shows(page.getByRole('definition').filter({ hasText: text.owner.events.kinds.RSVP }))).toBe(
      true,
    );
    await expect.poll(() => page.getByRole('combobox', { name: words.fields.kind }).count()).toBe(0);
  });
});

test('an event gets tickets, of which the price and the number change and one is removed; visitors see what is left [E3.6]', async () => {
  const tickets = text.owner.tickets;
  const { page } = await visit('/owner/events/new');
  await page.getByLabel(words.fields.title).fill('Night of the Kilns');
  await page.getByLabel(words.fields.start).fill('2026-05-02T19:00');
  await page.getByLabel(words.fields.end).fill('2026-05-02T23:00');
  await page.getByLabel(words.fields.placeName).fill('The yard');
  await page.getByRole('button', { name: words.saveDraft }).click();
  await heading(page, 'Night of the Kilns');
  await page.getByText(tickets.none).waitFor();
  const list = page.getByRole('list', { name: tickets.title }).getByRole('listitem');
  const box = page.getByRole('dialog', { name: tickets.add });
  const add = async (name: string, price: string, limit: string) => {
    await page.getByRole('button', { name: tickets.add }).click();
    await box.getByLabel(tickets.name).fill(name);
    await box.getByLabel(tickets.price('EUR')).fill(price);
    await box.getByLabel(tickets.limit).fill(limit);
    await box.getByRole('button', { name: tickets.create }).click();
    await list.filter({ hasText: name }).waitFor();
  };
  await add('Seat', '20', '12');
  await add('Standing', '0', '');
  await list.filter({ hasText: 'Standing' }).getByText(tickets.free).waitFor();
  await list.filter({ hasText: 'Seat' }).getByText(tickets.sold(0, 12)).waitFor();

  await page.getByRole('button', { name: tickets.change('Seat') }).click();
  const change = page.getByRole('dialog', { name: tickets.change('Seat') });
  await change.getByLabel(tickets.limit).fill('30');
  await tellBodies(page);
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await change.getByRole('button', { name: tickets.save }).click();
  const { ticketDefinition } = (await sent).postDataJSON() as { ticketDefinition: object };
  expect(Object.keys(ticketDefinition).toSorted()).toEqual(['initialLimit', 'revision']);
  await list.filter({ hasText: 'Seat' }).getByText(tickets.sold(0, 30)).waitFor();

  await page.getByRole('button', { name: tickets.removeOf('Standing') }).click();
  await confirm(page, tickets.remove);
  await list.filter({ hasText: 'Standing' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  await confirm(page, words.publish);
  await page.getByText(words.done.publish).first().waitFor();
  await page.goto(`/events/${eventOf('Night of the Kilns').about.slug ?? ''}`);
  await page.getByRole('heading', { name: 'Seat', exact: true }).waitFor();
  await expect.poll(() => page.getByText('Standing', { exact: true }).count()).toBe(0);
});

test('a series creates an event for each of its dates', async () => {
  const { page } = await visit('/owner/events/new');
  await page.getByLabel(words.fields.title).fill('Open Kiln');
  await page.getByLabel(words.fields.start).fill('2026-05-02T19:00');
  await page.getByLabel(words.fields.end).fill('2026-05-02T20:00');
  await page.getByLabel(words.fields.placeName).fill('The studio');
  await page.getByRole('button', { name: words.addDate }).click();
  await page.getByRole('group', { name: words.date(2) }).waitFor();
  await page.getByRole('button', { name: words.saveDraft }).click();
  await heading(page, 'Open Kiln');
  const series = Object.values(site.sandbox.state.events).filter(({ about }) => about.title === 'Open Kiln');
  expect(series.map(({ about }) => about.dateAndTimeSettings.startDate?.slice(0, 10))).toEqual([
    '2026-05-02',
    '2026-05-09',
  ]);
});

test("a deleted event's address says that it was deleted", async () => {
  const page = await edit('Rooftop Concert');
  await page.getByRole('button', { name: words.delete, exact: true }).click();
  await confirm(page, words.delete);
  await heading(page, text.owner.events.title);
  await page.goBack();
  expect(await shows(page.getByRole('heading', { level: 1, name: words.gone }))).toBe(true);
});
