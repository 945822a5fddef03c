import { describe, expect, test } from 'vitest';
import type { CallClient } from '../../src/index.ts';
import {
  argumentsOfCall,
  boundOperation,
  namedOperation,
  type Operation,
  operations,
  callByPath,
} from './inventory.ts';
import type { Arguments } from './recipes.ts';
import { setStage } from './stage.ts';

const { exchanges, callers, argumentsOf } = setStage();

const callNamed = (operation: Operation, given: Arguments) =>
  namedOperation(operation)(...argumentsOfCall(operation, given, { client: callers().may(operation) }));

const callOpenApi = (operation: Operation, { path, query, body }: Arguments, client: CallClient) =>
  callByPath(client, operation)(operation.path, {
    params: { path, query },
    ...(body !== undefined && { body }),
  });

describe('over HTTP, every answer fits the description:', () => {
  test.each(operations)('$id by its named fetcher', async (operation) => {
    const answer = await callNamed(operation, argumentsOf(operation));
    expect(exchanges.seen).toHaveLength(1);
    expect(exchanges.last.status).toBe(200);
    expect(answer).toEqual(exchanges.last.answer);
    expect(exchanges.objections(operation.id)).toEqual([]);
  });

  test.each(operations)('$id as a member of its client', async (operation) => {
    const call = boundOperation(operation, callers().may(operation));
    const answer = await call(...argumentsOfCall(operation, argumentsOf(operation), {}));
    expect(exchanges.last.status).toBe(200);
    expect(answer).toEqual(exchanges.last.answer);
    expect(exchanges.objections(operation.id)).toEqual([]);
  });

  test.each(operations)('$id by the openapi-fetch client', async (operation) => {
    const { data, error, response } = await callOpenApi(
      operation,
      argumentsOf(operation),
      callers().may(operation),
    );
    expect(error).toBeUndefined();
    expect(response.status).toBe(200);
    expect(data).toEqual(exchanges.last.answer);
    expect(exchanges.objections(operation.id)).toEqual([]);
  });
});

/** The body with a value of another type in every member; a text in place of an empty body. */
const misshapen = (body: unknown): unknown => {
  const members = Object.entries(Object(body) as object);
  if (members.length === 0) return 'a text';
  return Object.fromEntries(members.map(([name, value]) => [name, typeof value === 'string' ? 7 : 'a text']));
};

describe('over HTTP, every refusal fits the description:', () => {
  const known = operations.filter(({ identity }) => identity.length > 0);

  test.each(known)('$id with an unknown token', async (operation) => {
    const { response } = await callOpenApi(
      operation,
      argumentsOf(operation),
      callers().withToken('not-a-token'),
    );
    expect(response.status).toBe(401);
    expect(exchanges.objections(operation.id)).toEqual([]);
  });

  test.each(known.filter(({ identity }) => !identity.includes('visitor')))(
    '$id as a visitor',
    async (operation) => {
      const { response } = await callOpenApi(operation, argumentsOf(operation), callers().visitor);
      expect(response.status).toBe(403);
      expect(exchanges.objections(operation.id)).toEqual([]);
    },
  );

  test.each(operations.filter(({ body }) => body))(
    '$id with a body of the wrong shape',
    async (operation) => {
      const given = argumentsOf(operation);
      const { response } = await callOpenApi(
        operation,
        { ...given, body: misshapen(given.body) },
        callers().may(operation),
      );
      expect(response.status).toBe(400);
      expect(exchanges.objectionsToAnswer(operation.id)).toEqual([]);
    },
  );

  test.each(operations.filter(({ path }) => path.includes('{')))(
    '$id with an unknown id',
    async (operation) => {
      const given = argumentsOf(operation);
      const path = Object.fromEntries(
        Object.keys(given.path ?? {}).map((name) => [name, 'nothing-has-this-id']),
      );
      await callOpenApi(operation, { ...given, path }, callers().may(operation));
      expect([400, 404]).toContain(exchanges.last.status);
      expect(exchanges.objectionsToAnswer(operation.id)).toEqual([]);
    },
  );
});
