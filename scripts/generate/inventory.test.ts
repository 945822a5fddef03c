import { expect, test } from 'vitest';
import { type Description, type OperationNode, operationsOf } from './description.ts';
import { inventoryFile, pagingOf, specificationOf } from './inventory.ts';

const operation = (more: object): OperationNode => ({
  operationId: 'listThings',
  'x-identity': ['visitor', 'app'],
  'x-errors': ['THING_GONE', 'THING_SHY'],
  'x-repeat': 'read',
  responses: { 200: {} },
  ...more,
});

const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Sent' } } } };

const described = (more: object, sent: object = {}): Description => ({
  'x-specification': 'Point 7, Things',
  paths: { '/v1/things': { get: operation(more) } },
  components: {
    schemas: {
      Sent: { type: 'object', properties: sent },
      Query: { type: 'object', properties: { paging: {}, cursorPaging: {} } },
    },
  },
});

const pagingFor = (description: Description) =>
  operationsOf('things', description).map((one) => pagingOf(description, one));

test('the inventory has one line per operation', () => {
  const description = described({
    'x-identity': ['visitor', 'owner', 'app'],
    'x-elevated': { drafts: ['app'], notes: ['owner', 'app'] },
    'x-sunset': { date: '2027-02-01', successor: 'things-v2.listThings' },
    parameters: ['drafts', 'notes'].map((name) => ({ name, in: 'query', schema: { type: 'boolean' } })),
  });
  const [head, line] = inventoryFile([
    { name: 'things', description, operations: operationsOf('things', description) },
  ]).split('\n');
  expect(head?.split('\t')).toEqual(
    (
      'service operation method path identity elevated paging idempotency errors hook end successor ' +
      'specification'
    ).split(' '),
  );
  expect(line?.split('\t')).toEqual([
    'things',
    'listThings',
    'GET',
    '/v1/things',
    'visitor, owner, app',
    'drafts: app; notes: owner, app',
    'none',
    'read',
    'THING_GONE, THING_SHY',
    'useListThings',
    '2027-02-01',
    'listThings',
    'Point 7, Things',
  ]);
});

test.each([
  ['none', described({})],
  ['offset', described({ parameters: [{ name: 'offset', in: 'query', schema: { type: 'integer' } }] })],
  ['offset', described({ requestBody: body }, { paging: {} })],
  ['cursor', described({ requestBody: body }, { cursorPaging: {} })],
  ['offset or cursor', described({ requestBody: body }, { query: { $ref: '#/components/schemas/Query' } })],
  [
    'offset or cursor',
    described({
      parameters: [{ name: 'query', in: 'query', schema: { $ref: '#/components/schemas/Query' } }],
      'x-long-query': '/v1/things/query',
    }),
  ],
])('paging by %s is detected wherever the request has it', (paging, description) => {
  expect(pagingFor(description)).toEqual([paging]);
});

test.each([undefined, 7, 'Current cart', 'Point 7'])(
  'a service without its point of the specification is rejected (%s)',
  (point) => {
    expect(() => specificationOf('things', { 'x-specification': point })).toThrow(
      'spec/things.yaml needs "x-specification" at its root',
    );
  },
);
