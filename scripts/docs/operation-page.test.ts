import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adviceForCode } from '../../src/core/errors/advice.ts';
import { allAdvice } from './all-advice.ts';
import { namesOf } from './exports.ts';
import { failuresOf } from './failures.ts';
import { invocation, literal } from './literal.ts';
import { operationBody, shownOf } from './operation-page.ts';
import { readServices } from './operations.ts';
import { requestSnippet } from './snippets.ts';

const project = join(import.meta.dirname, '../..');
const services = readServices(project);
const documented = services.flatMap((service) =>
  service.operations.map((one) => ({ id: one.operation.id, service, one })),
);

const find = (id: string) => {
  const found = documented.find((one) => one.id === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return found;
};

const bodyOf = (id: string): string => {
  const { service, one } = find(id);
  return operationBody(service, one, namesOf(project, service.name)(one.operation));
};

/** The text of a page without its markup. */
const text = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

test.each(documented)(
  'the page of $id shows the identities, the failures, the hook and the point of the specification',
  ({ id, one }) => {
    const page = text(bodyOf(id));
    const { row } = one;
    expect(page).toContain(`Who may call${row.identity.join(' ') || 'anybody'}`);
    expect(page).toContain(`Specification${row.specification}`);
    expect(bodyOf(id)).toContain('href="../guides/descriptions.html#the-specification"');
    expect(page).toContain(`import { ${row.hook} } from 'vitrine/react/${row.service}'`);
    expect(page).toContain(`import { ${id} } from 'vitrine/${row.service}'`);
    expect(page).toContain('Answer 200');
    for (const code of row.errors) {
      expect(page).toContain(code);
      const advice = adviceForCode(code, ...allAdvice);
      expect(advice && page, code).toContain(advice?.text);
    }
  },
);

describe('the section about errors', () => {
  test('lists a code below its status, before the general meaning of the status', () => {
    const { service, one } = find('updateCurrentCart');
    const failures = failuresOf(service.description, one.operation);
    expect(failures.filter(({ status }) => status === '404').map(({ code }) => code)).toEqual([
      'OWNED_CART_NOT_FOUND',
      undefined,
    ]);
    const codes = failures.flatMap(({ code }) => code ?? []);
    expect(new Set(codes)).toEqual(new Set(one.operation.errors));
  });

  test('names members for some identities only, with these identities', () => {
    expect(text(bodyOf('listAvailableTickets'))).not.toContain('only owner');
    expect(text(bodyOf('queryEvents'))).toContain('includeDrafts only owner app');
  });
});

describe('the request of an example', () => {
  const requestOf = (id: string) => requestSnippet(shownOf(find(id).service, find(id).one.operation));

  test('has the address of the platform with the prefix, its parameters, a token and a body', () => {
    expect(requestOf('cancelReservation')).toMatch(
      /^curl -X DELETE 'https:\/\/www\.wixapis\.com\/events\/v1\/checkout\/reservations\/[\w-]+\?eventId=[\w-]+' \\\n {2}-H 'Authorization: <access token>'$/,
    );
    expect(requestOf('updateCurrentCart')).toContain(`-d '{ "couponCode": "SPRING10" }'`);
  });

  test('packs a nested query, has an empty object if there is no body, and no token if the call needs none', () => {
    expect(requestOf('queryBackInStockNotificationRequests')).toMatch(/\?\.r=[\w-]+'/);
    expect(requestOf('removeCouponFromCurrentCart')).toContain("-d '{}'");
    expect(requestOf('createToken')).not.toContain('Authorization');
  });
});

describe('the format of examples', () => {
  test('keeps short values on one line, and breaks long values', () => {
    expect(literal({ name: "Mara's", 'odd-key': [1, null] }, 'ts')).toBe(
      `{ name: "Mara's", 'odd-key': [1, null] }`,
    );
    expect(literal({ name: 'Mara', list: ['x'.repeat(90)] }, 'json')).toBe(
      `{\n  "name": "Mara",\n  "list": [\n    "${'x'.repeat(90)}"\n  ]\n}`,
    );
  });

  test('puts each argument of a long call on its own line', () => {
    const options = { text: '{ client: site }' };
    expect(invocation('await ', 'get', [{ value: 'a' }, options])).toBe(`await get('a', { client: site });`);
    expect(invocation('await ', 'get', [{ value: 'x'.repeat(80) }, options])).toBe(
      `await get(\n  '${'x'.repeat(80)}',\n  { client: site },\n);`,
    );
  });
});

test('the page of a call with an announced end shows date and successor once, before the description', () => {
  const page = bodyOf('getCurrentCart');
  const end = 'The platform has announced the end of this call for 2027-02-01; its successor is';
  expect(page.split(end)).toHaveLength(2);
  expect(page.indexOf(end)).toBeLessThan(page.indexOf('Returns the cart'));
  expect(bodyOf('getProduct')).not.toContain('announced the end');
});
