import { expect, test } from 'vitest';
import { Comparison } from './compare.ts';
import { judge } from './differences.ts';
import type { Schema } from './schema.ts';

const good: Schema = {
  type: 'object',
  required: ['catalogItemId', 'appId'],
  properties: {
    catalogItemId: { type: 'string', minLength: 1, maxLength: 36 },
    appId: { type: 'string', minLength: 1 },
    options: { type: 'object', additionalProperties: true },
  },
};

const found = (type: string, schema: Schema): string[] => {
  const comparison = new Comparison();
  comparison.compareType(type, schema, { direction: 'response', path: 'call', resolve: (node) => node });
  return comparison.differences.map(({ path, what }) => `${path}: ${what}`);
};

test('a schema with everything in the inventory has no difference', () => {
  expect(found('cart/CatalogReference', good)).toEqual([]);
});

test.each([
  [{ ...good, required: ['appId'] }, 'call.catalogItemId: not required'],
  [{ ...good, properties: { ...good.properties, options: undefined } }, 'call.options: missing'],
  [
    { ...good, properties: { ...good.properties, catalogItemId: { type: 'string', minLength: 1 } } },
    'call.catalogItemId: maxLength 36 is absent',
  ],
  [
    { ...good, properties: { ...good.properties, appId: { type: 'integer', minLength: 1 } } },
    'call.appId: string is integer',
  ],
])('a missing part is named: %#', (schema, difference) => {
  expect(found('cart/CatalogReference', schema as Schema)).toEqual([difference]);
});

test('a missing value of an enumeration is named', () => {
  const schema: Schema = {
    required: ['status'],
    properties: {
      status: { type: 'string', enum: ['AVAILABLE', 'NOT_FOUND'] },
      quantityAvailable: { type: 'integer', minimum: 0 },
    },
  };
  expect(found('cart/ItemAvailabilityInfo', schema)).toContain(
    'call.status: lacks the values NOT_AVAILABLE PARTIALLY_AVAILABLE',
  );
});

test('a member that is sent only on request differs from a member that is always sent', () => {
  const brand = (marks: object): Schema => ({
    required: ['name'],
    properties: {
      id: { type: 'string', format: 'uuid', readOnly: true },
      revision: { type: 'string', readOnly: true },
      createdDate: { type: 'string', format: 'date-time', readOnly: true },
      updatedDate: { type: 'string', format: 'date-time', readOnly: true },
      name: { type: 'string', minLength: 1, maxLength: 50 },
      assignedProductsCount: { type: 'integer', readOnly: true, ...marks },
    },
  });
  expect(found('brands-v3/Brand', brand({ 'x-only-with': ['ASSIGNED_PRODUCTS_COUNT'] }))).toEqual([]);
  expect(found('brands-v3/Brand', brand({}))).toEqual([
    'call.assignedProductsCount: x-only-with ["ASSIGNED_PRODUCTS_COUNT"] is []',
  ]);
});

const difference = { field: 'cart/LineItem.url', direction: 'response', what: 'missing', path: '' } as const;

test('a listed difference is accepted, and an entry without a difference is reported as stale', () => {
  const entry = { field: 'cart/LineItem.*', direction: 'both', what: 'missing', reason: 'because' };
  expect(judge([difference], [entry])).toEqual({ open: [], stale: [] });
  expect(judge([difference], [{ ...entry, what: 'not required' }]).open).toEqual([difference]);
  expect(judge([], [entry]).stale).toEqual([entry]);
});
