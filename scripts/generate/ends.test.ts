import { expect, test } from 'vitest';
import { bareTag, checkSuccessors, endSentence, withEnds, withPlainReferences } from './ends.ts';
import { ProjectCopy } from './testing.ts';

test.each([
  ['getCartV2', 'for 2027-02-01; its successor is `getCartV2`.'],
  ['carts-v2.getCart', 'for 2027-02-01; its successor is `getCart` of `carts-v2`.'],
  ['The cart is also the checkout.', 'for 2027-02-01. The cart is also the checkout.'],
  [undefined, 'for 2027-02-01.'],
])('the successor %s becomes a sentence', (successor, words) => {
  const sunset = { date: '2027-02-01', ...(successor && { successor }) };
  expect(endSentence('call', sunset)).toBe(`The platform has announced the end of this call ${words}`);
});

test('in types, an announced end is in the text of the tag, and not in the description', () => {
  const sunset = { date: '2027-02-01', successor: 'amount' };
  const end = endSentence('field', sunset);
  const field = { deprecated: true, 'x-sunset': sunset };
  const properties = {
    price: { ...field, description: `Price of one.\n\n${end}` },
    total: { ...field, description: end },
    amount: { deprecated: true, description: 'Older.' },
  };
  const { price, total, amount } = withEnds({ properties }).properties;
  expect(price).toEqual({ 'x-sunset': sunset, description: `Price of one.\n@deprecated ${end}` });
  expect(bareTag(`@description ${total.description}`)).toBe(`@deprecated ${end}`);
  expect(amount).toEqual(properties.amount);
});

test('marks beside a reference are dropped, and marks of a schema stay', () => {
  const schema = { 'x-only-with': ['PRICE'], deprecated: true };
  const given = [{ ...schema, $ref: '#/components/schemas/Price', description: 'Of one.' }, schema];
  expect(withPlainReferences(given)).toEqual([
    { $ref: '#/components/schemas/Price', description: 'Of one.' },
    schema,
  ]);
});

const path = '/v1/carts/current';

const checked = (successor: string, services: Record<string, string[]> = {}) => {
  using copy = new ProjectCopy(['spec/carts.yaml']);
  copy.edit('spec/carts.yaml', 'successor: carts-v2.getCurrentCartV2', `successor: ${successor}`);
  const ending = { id: 'getCurrentCart', method: 'GET', path, sunset: { date: '2027-02-01', successor } };
  const others = Object.entries(services).map(([name, ids]) => ({
    name,
    operations: ids.map((id) => ({ id, method: 'GET', path, sunset: undefined })),
  }));
  checkSuccessors(copy.root, [{ name: 'carts', operations: [ending] }, ...others]);
};

test.each<[string, Record<string, string[]>, RegExp]>([
  [
    'getCartV2',
    {},
    /^spec\/carts\.yaml:\d+: "x-sunset" of "getCurrentCart" has the successor "getCartV2", which no service has\. Write service\.getCartV2/,
  ],
  [
    'carts-v2.getCart',
    { 'carts-v2': ['getCartV2'] },
    /"getCart", which spec\/carts-v2\.yaml does not have\./,
  ],
  ['getCurrentCart', {}, /names the operation itself as its successor\./],
])('the successor %s is refused with its line', (successor, services, message) => {
  expect(() => checked(successor, services)).toThrow(message);
});

test.each<[string, Record<string, string[]>]>([
  ['getCartV2', { 'carts-v2': ['getCartV2'] }],
  ['carts-v2.getCartV2', { 'carts-v2': ['getCartV2'] }],
  ['carts-v2.getCartV2', {}],
  ['The cart is also the checkout.', {}],
])('the successor %s is accepted', (successor, services) => {
  expect(() => checked(successor, services)).not.toThrow();
});
