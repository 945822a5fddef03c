import { expect, test } from 'vitest';
import { boxOffice, definitionRecord, EVENT_ID, payAt } from '../../testing/box-office.ts';
import { announcementsOf, announcedAbout } from '../../testing/events.ts';

/** An event with two tickets of one kind and one ticket of another. */
const smallOffice = async () => {
  const office = await boxOffice({
    tickets: [
      definitionRecord('seat', { capacity: 2 }),
      definitionRecord('free', { capacity: 1, price: { type: 'free' } }),
    ],
  });
  office.event.about.registration = {
    type: 'TICKETING',
    initialType: 'TICKETING',
    status: 'OPEN_TICKETS',
    allowedGuestTypes: 'VISITOR_OR_MEMBER',
    registrationPaused: false,
    registrationDisabled: false,
  };
  return office;
};

test('R140: the order that sells an event out announces that its registration is closed', async () => {
  const { sandbox, order, want, announced } = await smallOffice();
  const seats = await order([want('seat', 2)]);
  expect(announcementsOf(sandbox, EVENT_ID)).toEqual([]);
  // The payment sells the two seats; the other ticket is still left.
  payAt(sandbox, seats, 'pay');
  expect(announcementsOf(sandbox, EVENT_ID)).toEqual([]);
  await order([want('free')]);
  expect(announcementsOf(sandbox, EVENT_ID)).toEqual(['updated']);
  expect(announcedAbout(sandbox, EVENT_ID)[0]).toMatchObject({
    data: {
      updatedEvent: {
        currentEntity: { registration: { status: 'CLOSED_AUTOMATICALLY' } },
        modifiedFields: { 'registration.status': 'OPEN_TICKETS' },
      },
    },
  });
  expect(announced().slice(-3)).toEqual(['ReservationUpdated', 'event_updated', 'OrderConfirmed']);
});

test('R140: held tickets do not close the registration, and the closing is announced once', async () => {
  const { sandbox, order, held, want } = await smallOffice();
  await held([want('seat', 2)]);
  await held([want('free')]);
  expect(announcementsOf(sandbox, EVENT_ID)).toEqual([]);
  sandbox.advance('1h');
  await order([want('free')]);
  payAt(sandbox, await order([want('seat', 2)]), 'pay');
  expect(announcementsOf(sandbox, EVENT_ID)).toEqual(['updated']);
  sandbox.advance('11d');
  expect(announcementsOf(sandbox, EVENT_ID).filter((kind) => kind === 'updated')).toHaveLength(1);
});
