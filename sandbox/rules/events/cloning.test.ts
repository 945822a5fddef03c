import { describe, expect, test } from 'vitest';
import {
  concert,
  eventOf,
  makeEvent,
  newOwner,
  announcementsOf,
  announcedAbout,
} from '../../testing/events.ts';

describe('a copy of an event', () => {
  test('R136: is a draft two weeks from now at the same local time, with the duration of the original', async () => {
    const owner = newOwner();
    const { id } = eventOf(owner.sandbox, 'harbour-lights-festival');
    // Daylight saving time in Hamburg has not begun within two weeks: 16:00 is 15:00 UTC, not 14:00 as in June.
    const { body } = await owner.post(`/v3/events/${id}/clone`, {
      fields: ['DETAILS', 'REGISTRATION', 'FORM'],
    });
    expect(body.at('event')).toMatchObject({
      title: 'Harbour Lights Festival (1)',
      slug: 'harbour-lights-festival-1',
      status: 'DRAFT',
      dateAndTimeSettings: {
        startDate: '2026-03-16T15:00:00.000Z',
        endDate: '2026-03-18T22:00:00.000Z',
        timeZoneId: 'Europe/Berlin',
        recurrenceStatus: 'ONE_TIME',
      },
      registration: { status: 'CLOSED_MANUALLY', tickets: { ticketLimitPerOrder: 10 } },
      mainImage: { altText: 'Harbour Lights Festival' },
    });
    expect(body.at('event.id')).not.toBe(id);
    const controls = body.list('event.form.controls').map((control) => control.text('id'));
    expect(controls).toEqual(['name', 'email', 'phone', 'diet', 'interests', 'wishes']);
  });

  test('R136: starts two weeks after the original if the site is set so', async () => {
    const owner = newOwner({ settings: { cloneDate: 'from-original' } });
    const { id } = eventOf(owner.sandbox, 'wheel-throwing-evening-2');
    // Daylight saving time begins on 24 March: 18:00 in Berlin is 17:00 UTC before it, and 16:00 UTC after it.
    const { body } = await owner.post(`/v3/events/${id}/clone`);
    expect(body.at('event.dateAndTimeSettings')).toMatchObject({
      startDate: '2026-04-07T16:00:00.000Z',
      endDate: '2026-04-07T18:00:00.000Z',
      recurrenceStatus: 'ONE_TIME',
    });
  });

  test('R136: has the ticket definitions of the original with new ids, and with no tickets sold or held', async () => {
    const owner = newOwner();
    const { sandbox } = owner;
    const { id } = eventOf(sandbox, 'harbour-lights-festival');
    const ticketsOf = (eventId: unknown) =>
      Object.values(sandbox.state.ticketDefinitions).filter((definition) => definition.eventId === eventId);
    for (const definition of ticketsOf(id)) Object.assign(definition, { sold: 3, held: 1 });
    const { body } = await owner.post(`/v3/events/${id}/clone`);
    const [originals, copies] = [ticketsOf(id), ticketsOf(body.at('event.id'))];
    expect(copies.map(({ name, price, capacity }) => [name, price, capacity])).toEqual(
      originals.map(({ name, price, capacity }) => [name, price, capacity]),
    );
    expect(copies.every(({ sold, held }) => sold === 0 && held === 0)).toBe(true);
    const announced = announcedAbout(sandbox, body.text('event.id'));
    expect(announcementsOf(sandbox, body.text('event.id'))).toEqual(['cloned']);
    expect(announced[0]).toMatchObject({
      data: {
        actionEvent: {
          body: {
            derivedFromEventId: id,
            status: 'DRAFT',
            ticketDefinitions: Object.fromEntries(
              originals.map((original, index) => [original.id, copies[index]?.id]),
            ),
          },
        },
      },
    });
  });

  test('R136: has the next number in its title, also as a copy of a copy', async () => {
    const owner = newOwner();
    const event = await makeEvent(owner);
    const copy = async (id: string) => (await owner.post(`/v3/events/${id}/clone`)).body;
    const first = await copy(event.text('id'));
    expect(first.at('event.title')).toBe('Strings by candlelight (1)');
    expect((await copy(event.text('id'))).at('event.title')).toBe('Strings by candlelight (2)');
    expect((await copy(first.text('event.id'))).at('event.title')).toBe('Strings by candlelight (3)');
  });

  test('has the values that the call gives', async () => {
    const owner = newOwner();
    const event = await makeEvent(owner);
    const { body } = await owner.post(`/v3/events/${event.text('id')}/clone`, {
      event: { title: 'Strings in spring', dateAndTimeSettings: concert.dateAndTimeSettings },
      draft: false,
    });
    expect(body.at('event')).toMatchObject({
      title: 'Strings in spring',
      slug: 'strings-in-spring',
      status: 'UPCOMING',
      dateAndTimeSettings: concert.dateAndTimeSettings,
    });
  });
});
