import { beforeEach, describe, expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox } from '../control/sandbox.ts';

const LIST = 'http://sandbox.test/v1/back-in-stock-notification-requests';
const query = { query: { filter: { status: 'RECEIVED' }, cursorPaging: { limit: 5 } } };
const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox();
});

const ask = async (url: string, init: RequestInit = {}) => {
  const headers = { Authorization: sandbox.state.settings.ownerApiKey };
  const response = await sandbox.fetch(new Request(url, { ...init, headers }));
  const body = (await response.json()) as {
    requests?: unknown[];
    details?: { validationError?: { fieldViolations: { field: string }[] } };
  };
  return {
    status: response.status,
    body,
    fields: body.details?.validationError?.fieldViolations.map(({ field }) => field),
  };
};

describe('a packed query', () => {
  test('is read', async () => {
    const { status, body } = await ask(`${LIST}?.r=${packed(query)}`);
    expect([status, Array.isArray(body.requests)]).toEqual([200, true]);
  });

  test('is validated like any other query', async () => {
    const { status, fields } = await ask(
      `${LIST}?.r=${packed({ query: { cursorPaging: { limit: 'many' } } })}`,
    );
    expect([status, fields]).toEqual([400, ['query.cursorPaging.limit']]);
  });

  test.each([
    ['not base64url', '%25%25'],
    ['not JSON', Buffer.from('{').toString('base64url')],
    ['not an object', packed([1])],
  ])('that is %s is refused with the name of the parameter', async (_, text) => {
    const { status, fields } = await ask(`${LIST}?.r=${text}`);
    expect([status, fields]).toEqual([400, ['.r']]);
  });
});

test('a query that is too long for an address is accepted in a body', async () => {
  const { status, body } = await ask(`${LIST}/query`, { method: 'POST', body: JSON.stringify(query) });
  expect([status, Array.isArray(body.requests)]).toEqual([200, true]);
});
