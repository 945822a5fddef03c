import { describe, expect, test } from 'vitest';
import { ApiError, createClient, isApiError } from '../../src/index.ts';
import { descriptions } from './described.ts';
import { codeOf, documentedFailures, expectedError, type Failure, refusing } from './failures.ts';
import { argumentsOfCall, namedOperation, operations, callByPath } from './inventory.ts';

const failures = documentedFailures(descriptions);

const clientOf = (failure: Pick<Failure, 'status' | 'body'>) =>
  createClient({ fetch: refusing(failure), headers: { Authorization: 'token' } });

/** The error that the named fetcher throws. */
const thrownBy = (operation: Failure['operation'], failure: Pick<Failure, 'status' | 'body'>) => {
  const options = { client: clientOf(failure), retries: 0 };
  const given = argumentsOfCall(operation, descriptions.exampleArguments(operation.id), options);
  return namedOperation(operation)(...given).then(
    () => undefined,
    (error: unknown) => error,
  );
};

describe('a documented refusal reaches the caller:', () => {
  test.each(failures)('$id $status ($example), thrown by its named fetcher', async (failure) => {
    const error = await thrownBy(failure.operation, failure);
    expect(error).toBeInstanceOf(ApiError);
    expect(isApiError(error, codeOf(failure.status, failure.body))).toBe(true);
    expect(error).toMatchObject(expectedError(failure));
  });

  test.each(failures)('$id $status ($example), as the body by the openapi-fetch client', async (failure) => {
    const { operation, status, body } = failure;
    const { body: data, ...params } = descriptions.exampleArguments(operation.id);
    const result = await callByPath(clientOf(failure), operation)(operation.path, {
      params,
      retries: 0,
      ...(operation.body !== undefined && { body: data }),
    });
    expect(result).toMatchObject({ error: body, response: { status } });
    expect(result.data).toBeUndefined();
  });
});

test.each(operations)('$id: a 503 without a code is a system error', async (operation) => {
  const failure = { status: 503, body: { message: 'upstream is down', details: {} } };
  expect(await thrownBy(operation, failure)).toMatchObject(expectedError(failure));
});

test.each(operations)('$id: each of its codes has an example', ({ id, errors }) => {
  const shown = new Set(
    failures.flatMap((failure) => (failure.id === id ? [codeOf(failure.status, failure.body)] : [])),
  );
  expect(errors.filter((code) => !shown.has(code))).toEqual([]);
});
