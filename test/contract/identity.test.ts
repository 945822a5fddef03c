import { expect, test } from 'vitest';
import { isForbidden } from '../../src/index.ts';
import { namedOperation, type Operation, operations } from './inventory.ts';
import type { Arguments } from './recipes.ts';
import { setStage } from './stage.ts';

const { callers, argumentsOf } = setStage();

const call = (operation: Operation, { path, body, query }: Arguments, more: Record<string, unknown>) =>
  namedOperation(operation)(
    ...[...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => path?.[name ?? '']),
    ...(operation.body ? [{ ...Object(body), ...(operation.query ? {} : more) }] : []),
    ...(operation.query ? [{ ...query, ...more }] : []),
    { client: callers().visitor },
  ).then(
    () => 'an answer',
    (error: unknown) => (isForbidden(error) ? error.neededIdentity : error),
  );

test.each(operations.filter(({ identity }) => identity.length > 0 && !identity.includes('visitor')))(
  'a visitor who calls $id gets the identities that may call it',
  async (operation) => {
    expect(await call(operation, argumentsOf(operation), {})).toEqual(operation.identity);
  },
);

const elevated = operations.flatMap((operation) =>
  Object.entries(operation.elevated ?? {}).map(([member, needed]) => ({
    id: operation.id,
    member,
    needed,
    operation,
  })),
);

/** Values of members that require more rights, by name. */
const asking: Record<string, unknown> = {
  fieldset: ['DETAILS'],
  options: { ignoreLimits: true },
  includeDrafts: true,
  merchantDiscounts: [{ amount: { amount: '5.00' } }],
  customItems: [
    {
      name: { original: 'Gift wrapping' },
      quantityInfo: { requestedQuantity: 1 },
      pricing: { price: { amount: '3.50' } },
      attributes: { itemType: { preset: 'SERVICE' } },
    },
  ],
};

test.each(elevated)(
  'a visitor who gives $member to $id gets the identities that may give it',
  async ({ operation, member, needed }) => {
    const values = operation.id === 'queryAvailableTickets' ? { fieldset: ['POLICY'] } : asking;
    expect(await call(operation, argumentsOf(operation), { [member]: values[member] })).toEqual(needed);
  },
);

test('some members of calls require more rights than their calls', () => {
  expect(elevated.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['queryAvailableTickets', 'queryEvents']),
  );
});
