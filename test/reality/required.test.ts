import { expect, test } from 'vitest';
import { contracts } from '../../generated/contracts.ts';
import type { OperationContract } from '../../generated/operation-contract.ts';
import { isJsonObject } from '../../src/core/json.ts';
import { descriptions } from '../contract/described.ts';
import { placesIn, withValue } from '../answers/hostile.ts';
import { observed } from './recorded.ts';

/** Members of answers that the description requires although a live recording lacks them; evidence against a type. */
const lacking = [
  ['product.additionalRibbons', 'getProductV3'],
  ['product.media.main.url', 'getProductV3'],
  ['event.registration.allowedGuestTypes', 'createEvent'],
  ['event.registration.rsvp.responseType', 'createEvent'],
] as const;

const answers = descriptions.messages().filter(({ kind, media }) => kind === '200' && media);

const schemas = new Map<string, OperationContract>(
  Object.values(contracts).flatMap((service) =>
    Object.values(service).map((contract): [string, OperationContract] => [contract.id, contract]),
  ),
);

test.each(lacking)('no type requires %s, which no recorded answer of %s has', (member, operation) => {
  const live = observed.filter((row) => row.operation === operation && row.kind === 'live recording');
  expect(live.some((row) => row.member === member)).toBe(false);
  const message = answers.find((each) => each.operation === operation);
  if (!message?.media) return expect.fail('The operation is not described.');
  const [example] = Object.values(message.media.examples);
  const without = withValue(example, member.split('.'), undefined);
  expect(descriptions.violations(message, without)).toEqual([]);
});

test('types require more of an answer than its schema checks: all but ids and the list of a page', () => {
  const required: string[] = [];
  const checked: string[] = [];
  const refusedNull: string[] = [];
  for (const message of answers) {
    const schema = schemas.get(message.operation)?.responses[200];
    const [example] = Object.values(message.media?.examples ?? {});
    if (!schema || !isJsonObject(example)) continue;
    for (const place of placesIn(example).slice(1)) {
      if (typeof place.at(-1) === 'number') continue;
      const name = `${message.operation} ${place.join('.')}`;
      const changed = withValue(example, place, undefined);
      if (descriptions.violations(message, changed).length > 0) required.push(name);
      if (!schema.safeParse(changed).success) checked.push(name);
      if (!schema.safeParse(withValue(example, place, null)).success) refusedNull.push(name);
    }
  }
  // The entries of a map are values, not members.
  const isEntry = (name: string): boolean => /\b(choices|facets|counts|custom|searchParams)\.\w+$/.test(name);
  expect(refusedNull.filter((name) => !isEntry(name))).toEqual(checked);
  const isIdOrList = (name: string): boolean => /(\.id| id)$/.test(name) || !name.includes('.');
  expect(checked.filter((name) => !isIdOrList(name))).toEqual([]);
  expect(checked.every((name) => required.includes(name))).toBe(true);
  expect(required.length).toBeGreaterThan(5 * checked.length);
});
