import { describe, expect, test } from 'vitest';
import { contracts } from '../../generated/contracts.ts';
import { createClient, platformPrefixes } from '../../src/index.ts';
import { descriptions } from './described.ts';
import { argumentsOfCall, namedOperation, type Operation, operations, callByPath } from './inventory.ts';
import type { Arguments } from './recipes.ts';
import { carried, expectedSent, oddKeys, recorder } from './recorder.ts';
import {
  filledIn,
  listed,
  publicPath,
  type ReferenceCall,
  referenceCalls,
  ruleService,
} from './reference.ts';
import { Shapes } from './shapes.ts';

const messages = descriptions.messages();
const shapes = new Shapes(descriptions);

const hosts = [
  ['api', 'https://www.wixapis.com'],
  ['other', 'https://shop.example'],
  ['manage', 'https://manage.wix.com'],
  ['www', 'https://www.wix.com'],
  ['editor', 'https://editor.wix.com'],
] as const;

const operationOf = ({ id }: ReferenceCall): Operation => {
  const operation = operations.find((known) => known.id === id);
  if (!operation) throw new Error(`The call ${id} is not described`);
  return operation;
};

const named = async (call: ReferenceCall, given: Arguments, host: string = hosts[0][1]) => {
  const { fetch, sent } = recorder(messages, call, given);
  const client = createClient({ host, fetch, prefixes: platformPrefixes(host) });
  const operation = operationOf(call);
  await namedOperation(operation)(...argumentsOfCall(operation, given, { client }));
  return sent;
};

const raw = async (call: ReferenceCall, given: Arguments) => {
  const { body, ...params } = given;
  const { fetch, sent } = recorder(messages, call, given);
  const operation = operationOf(call);
  await callByPath(createClient({ fetch }), operation)(operation.path, {
    params,
    ...(operation.body !== undefined && { body }),
  });
  return sent;
};

test('the described calls are those of the reference, 92 of them in the specification', () => {
  expect(referenceCalls.filter(({ n }) => !/^[STA]/.test(n))).toHaveLength(92);
  expect(operations.map(({ id }) => id).toSorted()).toEqual(referenceCalls.map(({ id }) => id).toSorted());
});

describe.each(referenceCalls)('$id', (call) => {
  const given = carried(call, descriptions.exampleArguments(call.id, { optional: true }));
  const expected = expectedSent(call, `https://www.wixapis.com${call.public_path}`, given);

  test('sends the request of the reference by its named fetcher', async () => {
    const sent = await named(call, given);
    expect(sent).toEqual([expected]);
    expect(oddKeys(call, sent[0]?.body)).toEqual([]);
  });

  test('sends it by the openapi-fetch client too', async () => {
    expect(await raw(call, given)).toEqual([expected]);
  });

  test('has the query and the body of the reference', () => {
    expect(shapes.queryParameters(call.id)).toEqual(listed(call.query_parameters).toSorted());
    const forms = call.body_keys ? call.body_keys.split('|').map((form) => listed(form).toSorted()) : [];
    expect(new Set(shapes.bodyKeys(call.id).map(String))).toEqual(new Set(forms.map(String)));
  });

  test('has the identities and the repeat class of the reference', () => {
    const { identity, repeat } = operationOf(call);
    expect({ identity, repeat }).toEqual({ identity: listed(call.identity), repeat: call.repeat });
  });

  test('has the page limits of the reference', () => {
    const limits = listed(call.paging).map((paging) => paging.split('<='));
    const described = limits.map(([member = '']) => [member, `${shapes.limit(call.id, member)}`]);
    expect(described).toEqual(limits);
  });
});

describe.each(hosts)('on a host of the kind %s', (kind, host) => {
  test.each(referenceCalls)(
    '$id goes to the path that follows from the prefixes of the reference',
    async (call) => {
      const given = descriptions.exampleArguments(call.id);
      const { service } = operationOf(call);
      const path = publicPath(ruleService(service, call.path), kind, call.path);
      const [sent] = await named(call, given, host);
      expect(sent?.address).toBe(expectedSent(call, host + path, given).address);
      if (kind === 'api') expect(path).toBe(call.public_path);
      if (kind === 'other') expect(path).toBe(call.other_path);
    },
  );
});

test.each(referenceCalls.filter(({ long_query }) => long_query))(
  'a query of $id that is too long is sent as the body of a POST',
  async (call) => {
    const { path } = descriptions.exampleArguments(call.id);
    const [name = ''] = listed(call.query_parameters.replaceAll('*', ''));
    const filter = { id: { $in: Array.from({ length: 200 }, () => crypto.randomUUID()) } };
    const query = { [name]: { filter } };
    const expected = {
      method: 'POST',
      address: filledIn(`https://www.wixapis.com${call.long_query}`, Object.values(path)),
      query: { names: [] },
      // The platform's own client states the page of a query that names none.
      body: call.paging.startsWith('query.cursorPaging.')
        ? { query: { filter, cursorPaging: { limit: 50 } } }
        : query,
    };
    expect(await named(call, { path, query })).toEqual([expected]);
    expect(await raw(call, { path, query })).toEqual([expected]);
  },
);

test('only the calls that the reference marks pack their query into one parameter', () => {
  const packing = Object.values(contracts).flatMap((contract) =>
    Object.values(contract).flatMap((operation) => ('packed' in operation ? [operation.id] : [])),
  );
  expect(packing.toSorted()).toEqual(
    referenceCalls.flatMap(({ id, query }) => (query === '.r' ? [id] : [])).toSorted(),
  );
});
