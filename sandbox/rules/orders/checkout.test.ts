import { describe, expect, test } from 'vitest';
import type { CouponRecord } from '../../records/state.ts';
import {
  boxOffice,
  codeOf,
  definitionRecord,
  EVENT_ID,
  fieldOf,
  FORM,
  idOf,
  input,
  MARA,
  memberOf,
  pass,
} from '../../testing/box-office.ts';

const answers = (given: Record<string, string | string[]>) => ({
  form: {
    inputValues: Object.entries(given).map(([inputName, value]) =>
      Array.isArray(value) ? { inputName, values: value } : { inputName, value },
    ),
  },
});

const coupon: CouponRecord = {
  id: idOf('coupon'),
  code: 'CLAY10',
  name: 'Early birds',
  effect: { type: 'percentOff', percent: '10' },
  active: true,
  startTime: '2026-01-01T00:00:00.000Z',
  limitPerCustomer: 1,
  usedBy: {},
};

describe('a checkout', () => {
  test('R155: of free tickets gives a FREE order and confirms the reservation', async () => {
    const { want, held, checkout, reservation, definition, announced } = await boxOffice();
    const id = await held([want('free', 2)]);
    const { body } = await checkout(id);
    expect(body.at('order')).toMatchObject({ status: 'FREE', confirmed: true, snapshotId: '', method: '' });
    expect(body.at('expires')).toBeUndefined();
    expect(reservation(id).status).toBe('RESERVATION_CONFIRMED');
    expect(definition('free')).toMatchObject({ held: 0, sold: 2 });
    expect(announced()).toEqual([
      'ReservationCreated',
      'OrderInitiated',
      'ReservationUpdated',
      'OrderConfirmed',
    ]);
  });

  test('R155: of paid tickets gives an order that awaits payment, and leaves the reservation pending', async () => {
    const { want, held, checkout, reservation, definition, announced } = await boxOffice();
    const id = await held([want('seat', 2)]);
    const { body } = await checkout(id);
    expect(body.at('order')).toMatchObject({
      status: 'INITIATED',
      confirmed: false,
      eventId: EVENT_ID,
      reservationId: id,
      fullName: 'Mara Lindt',
      email: 'mara.lindt@example.com',
      totalPrice: { value: '90.00', currency: 'EUR' },
      ticketsQuantity: 2,
      tickets: [],
      checkoutForm: FORM.form,
      channel: 'ONLINE',
    });
    expect(body.at('expires')).toBe('2026-03-02T09:20:00.000Z');
    expect(body.at('reservations.0.quantity')).toBe(2);
    expect(reservation(id).status).toBe('RESERVATION_PENDING');
    expect(definition('seat')).toMatchObject({ held: 2, sold: 0 });
    expect(announced()).toEqual(['ReservationCreated', 'OrderInitiated']);
  });

  test.each([
    [{ payInPerson: true }, 'OFFLINE_PENDING', 'buyer'],
    [{ markAsPaid: true }, 'PAID', 'owner'],
  ] as const)(
    'R155: with the options %j is %s and confirms the reservation',
    async (options, status, who) => {
      const office = await boxOffice();
      const id = await office.held([office.want('seat')]);
      const { body } = await office.checkout(id, { options }, office[who]);
      expect(body.at('order.status')).toBe(status);
      expect(office.reservation(id).status).toBe('RESERVATION_CONFIRMED');
      expect(office.definition('seat')).toMatchObject({ held: 0, sold: 1 });
    },
  );

  test('R156: works once per reservation', async () => {
    const { want, held, checkout, invoice, release } = await boxOffice();
    const id = await held([want('seat')]);
    const { body } = await checkout(id);
    const again = await checkout(id);
    expect([again.status, codeOf(again)]).toEqual([428, 'RESERVATION_OCCUPIED']);
    expect(again.body.at('details.applicationError.data.orderNumber')).toBe(body.at('order.orderNumber'));
    expect((await invoice(id)).body.at('reservationOccupied')).toBe(true);
    expect((await release(id)).status).toBe(404);
  });

  test('R156: does not find a reservation that is over, released or of another event', async () => {
    const { sandbox, buyer, want, held, checkout, release } = await boxOffice();
    const [over, released] = [await held([want('seat')]), await held([want('seat')])];
    await release(released);
    const elsewhere = await buyer.post('/v1/checkout', { eventId: idOf('other'), reservationId: over });
    pass(sandbox, 20);
    for (const answer of [await checkout(over), await checkout(released), elsewhere])
      expect([answer.status, codeOf(answer)]).toEqual([404, 'RESERVATION_NOT_FOUND']);
  });

  test('R157, R191: only owner and app may mark the order as paid or skip the form', async () => {
    const { want, held, checkout, owner, reservation } = await boxOffice();
    const id = await held([want('seat')]);
    for (const options of [{ markAsPaid: true }, { ignoreFormValidation: true }]) {
      const refused = await checkout(id, { options });
      expect([refused.status, codeOf(refused)]).toEqual([403, 'PERMISSION_DENIED']);
    }
    expect(reservation(id).orderNumber).toBeNull();
    const options = { ignoreFormValidation: true, markAsPaid: true };
    expect((await checkout(id, { options, guests: [answers({})] }, owner)).body.at('order.status')).toBe(
      'PAID',
    );
  });

  test('R158: is refused if the site cannot take payments, unless it is free or paid at the door', async () => {
    const { sandbox, want, held, checkout } = await boxOffice();
    const [first, second, free] = [
      await held([want('seat')]),
      await held([want('seat')]),
      await held([want('free')]),
    ];
    sandbox.state.settings.acceptsPayments = false;
    const refused = await checkout(first);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'NO_PAYMENT_METHOD_CONFIGURED']);
    expect((await checkout(second, { options: { payInPerson: true } })).status).toBe(200);
    expect((await checkout(free)).status).toBe(200);
  });

  test('applies the discount of the invoice, and refuses an invalid discount', async () => {
    const { sandbox, want, held, checkout } = await boxOffice();
    sandbox.state.coupons = [structuredClone(coupon)];
    const discount = { couponCode: 'clay10' };
    const { body } = await checkout(await held([want('seat', 2)]), { discount });
    expect(body.at('order.totalPrice.value')).toBe('81.00');
    expect(Object.values(sandbox.state.coupons[0]?.usedBy ?? {})).toEqual([1]);
    const id = await held([want('seat')]);
    const refused = await checkout(id, { discount });
    expect([refused.status, fieldOf(refused)]).toEqual([400, 'discount.couponCode']);
    expect((await checkout(id)).body.at('order.totalPrice.value')).toBe('45.00');
  });

  test('with a discount of the full price gives a FREE order', async () => {
    const { sandbox, want, held, checkout } = await boxOffice();
    sandbox.state.coupons = [{ ...structuredClone(coupon), effect: { type: 'percentOff', percent: '100' } }];
    const { body } = await checkout(await held([want('seat')]), { discount: { couponCode: 'CLAY10' } });
    expect(body.at('order.status')).toBe('FREE');
  });

  test('takes the buyer from the form if the call names none', async () => {
    const { want, held, checkout } = await boxOffice();
    const form = answers({ firstName: 'Ines', lastName: 'Roth', email: 'ines@example.com' });
    const { body } = await checkout(await held([want('free')]), { buyer: undefined, guests: [form] });
    expect(body.at('order')).toMatchObject({ fullName: 'Ines Roth', email: 'ines@example.com' });
  });

  test('gives the order to the member who is signed in, even if the call names another member', async () => {
    const { sandbox, want, held, owner, checkout } = await boxOffice();
    const [ada, other] = [memberOf(sandbox, 'ada'), idOf('other member')];
    const memberIn = async (memberId: string, by?: typeof owner) =>
      (await checkout(await held([want('free')]), { memberId }, by)).body.at('order.memberId');
    expect(await memberIn(other, ada)).toBe(ada.id);
    expect(await memberIn(other)).toBe('');
    expect(await memberIn(other, owner)).toBe(other);
  });
});

describe('the form of an event', () => {
  const controls = [
    input('firstName', { maxLength: 5 }),
    input('meal', { mandatory: false, options: ['Vegetarian', 'Fish'] }),
    input('allergies', { mandatory: false, type: 'TEXT_ARRAY', options: ['Nuts', 'Milk'], maxSize: 1 }),
    input('age', { mandatory: true, type: 'NUMBER' }),
    { ...input('gone'), deleted: true },
  ];

  test.each([
    ['every answer', { firstName: 'Mara', meal: 'Fish', allergies: ['Nuts'], age: '33' }, undefined],
    ['only the mandatory answers', { firstName: 'Mara', age: '33' }, undefined],
    ['a missing mandatory answer', { firstName: 'Mara' }, 'age'],
    ['an answer of spaces', { firstName: ' ', age: '33' }, 'firstName'],
    ['an answer that is too long', { firstName: 'Maraia', age: '33' }, 'firstName'],
    ['a meal that is not an option', { firstName: 'Mara', age: '33', meal: 'Steak' }, 'meal'],
    [
      'one of several values that is not an option',
      { firstName: 'Mara', age: '33', allergies: ['Dust'] },
      'allergies',
    ],
    ['too many values', { firstName: 'Mara', age: '33', allergies: ['Nuts', 'Milk'] }, 'allergies'],
    ['text in place of a number', { firstName: 'Mara', age: 'young' }, 'age'],
  ])('R191: accepts or refuses %s', async (_, given, fault) => {
    const { event, want, held, checkout, reservation } = await boxOffice();
    event.about.form = { controls };
    const id = await held([want('free')]);
    const answer = await checkout(id, { guests: [answers(given)] });
    if (fault === undefined) return expect(answer.status).toBe(200);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'INVALID_FORM_RESPONSE']);
    expect(answer.body.at('details.applicationError.data.inputName')).toBe(fault);
    expect(reservation(id).orderNumber).toBeNull();
  });

  test('R191: needs one set of answers, or one per guest if the event asks every guest', async () => {
    const { sandbox, event, want, held, checkout, record } = await boxOffice();
    const once = await checkout(await held([want('free', 2)]));
    expect(once.status).toBe(200);
    event.ticketing.guestsAssignedSeparately = true;
    const id = await held([want('free', 2)]);
    const jonas = answers({ firstName: 'Jonas', lastName: 'Lindt', email: 'jonas@example.com' });
    expect(codeOf(await checkout(id))).toBe('INVALID_FORM_RESPONSE');
    expect(codeOf(await checkout(id, { guests: [FORM, answers({ firstName: 'Jonas' })] }))).toBe(
      'INVALID_FORM_RESPONSE',
    );
    const { body } = await checkout(id, { guests: [FORM, jonas] });
    sandbox.advance(3000);
    expect(record(body.text('order.orderNumber')).guestsAssigned).toBe(true);
    expect(record(once.body.text('order.orderNumber')).guestsAssigned).toBe(false);
  });

  test('R191: needs no answers if the event has no form', async () => {
    const { event, want, held, checkout } = await boxOffice();
    delete event.about.form;
    expect((await checkout(await held([want('free')]), { guests: undefined })).status).toBe(200);
  });
});

describe('an update of a checkout', () => {
  const update = (office: Awaited<ReturnType<typeof boxOffice>>, orderNumber: string, changes: object) =>
    office.buyer.patch(`/v1/checkout/${orderNumber}`, { eventId: EVENT_ID, ...changes });

  test('R188: changes buyer, answers and discount until the order is confirmed', async () => {
    const office = await boxOffice();
    office.sandbox.state.coupons = [structuredClone(coupon)];
    const number = await office.order([office.want('seat')]);
    const { body } = await update(office, number, {
      buyer: { email: 'mara@lindt-keramik.example' },
      guests: [answers({ firstName: 'Maria', lastName: 'Lindt' })],
      discount: { couponCode: 'CLAY10' },
    });
    expect(body.at('order')).toMatchObject({
      fullName: 'Mara Lindt',
      email: 'mara@lindt-keramik.example',
      totalPrice: { value: '40.50' },
      checkoutForm: answers({ firstName: 'Maria', lastName: 'Lindt' }).form,
    });
    // The coupon works once per person; its use by this order does not count.
    expect((await update(office, number, { discount: { couponCode: 'CLAY10' } })).status).toBe(200);
    expect(Object.values(office.sandbox.state.coupons[0]?.usedBy ?? {})).toEqual([1]);
    expect(office.announced().at(-1)).toBe('OrderUpdated');
  });

  const allOff = () => ({
    ...structuredClone(coupon),
    effect: { type: 'percentOff', percent: '100' } as const,
  });

  test.each(['online', 'at the door'])(
    'R180: with a discount of the full price makes an order FREE that was to be paid %s',
    async (where) => {
      const office = await boxOffice();
      office.sandbox.state.coupons = [allOff()];
      const options = { payInPerson: where === 'at the door' };
      const number = await office.order([office.want('seat')], { options });
      const { body } = await update(office, number, { discount: { couponCode: 'CLAY10' } });
      expect([body.at('order.status'), body.at('order.totalPrice.value')]).toEqual(['FREE', '0.00']);
      const ofOrders = office.announced().filter((word) => word?.startsWith('Order'));
      expect(ofOrders.slice(-2)).toEqual(['OrderUpdated', 'OrderConfirmed']);
      office.sandbox.advance('3h');
      expect(office.record(number)).toMatchObject({ status: 'FREE', tickets: [{ price: '45.00' }] });
      expect(office.definition('seat')).toMatchObject({ held: 0, sold: 1 });
    },
  );

  test('R186: with a discount of the full price makes the order DECLINED if the hold is over and the tickets are gone', async () => {
    const office = await boxOffice({ tickets: [definitionRecord('seat', { capacity: 1 })] });
    office.sandbox.state.coupons = [allOff()];
    const number = await office.order([office.want('seat')]);
    office.sandbox.advance('30m');
    await office.held([office.want('seat')]);
    const { body } = await update(office, number, { discount: { couponCode: 'CLAY10' } });
    expect(body.at('order.status')).toBe('DECLINED');
  });

  test.each(['PAID', 'FREE', 'AUTHORIZED', 'CANCELED', 'DECLINED', 'VOIDED'] as const)(
    'R188: is refused for an order that is %s',
    async (status) => {
      const office = await boxOffice();
      const number = await office.order([office.want('seat')]);
      office.record(number).status = status;
      const refused = await update(office, number, { buyer: { firstName: 'Ines' } });
      expect([refused.status, codeOf(refused)]).toEqual([428, 'ORDER_ACTION_NOT_AVAILABLE']);
      expect(office.record(number).buyer.firstName).toBe('Mara');
    },
  );

  test('R188, R191: changes nothing if its answers are refused', async () => {
    const office = await boxOffice();
    const number = await office.order([office.want('seat')]);
    const refused = await update(office, number, { buyer: { firstName: 'Ines' }, guests: [answers({})] });
    expect(codeOf(refused)).toBe('INVALID_FORM_RESPONSE');
    const unknown = await update(office, number, { discount: { couponCode: 'NOTHING' } });
    expect(fieldOf(unknown)).toBe('discount.couponCode');
    expect(office.record(number)).toMatchObject({ buyer: MARA, discount: {} });
  });
});

test('the sold count includes tickets sold before the first order', async () => {
  const { want, order, definition } = await boxOffice({
    tickets: [definitionRecord('seat', { sold: 7, held: 1 })],
  });
  await order([want('seat', 2)]);
  expect(definition('seat')).toMatchObject({ sold: 7, held: 3 });
});
