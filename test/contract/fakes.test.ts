import { faker } from '@faker-js/faker/locale/en';
import { beforeEach, describe, expect, test } from 'vitest';
import { contracts } from '../../generated/contracts.ts';
import { pascal } from '../../scripts/generate/names.ts';
import { atMost } from '../setup/counts.ts';
import { descriptions } from './described.ts';

const modules = await Promise.all(
  Object.keys(contracts).map(
    async (service): Promise<object> => import(`../../generated/${service}/fakes.ts`),
  ),
);

/** The generator of each response by the name that it has in the generated module. */
const functions = new Map<string, unknown>(modules.flatMap((module) => Object.entries(module)));

const fakes = Object.values(contracts)
  .flatMap((contract): { id: string; responses: object }[] => Object.values(contract))
  .filter(({ responses }) => Object.entries(responses).some(([status, schema]) => status === '200' && schema))
  .map(({ id }) => {
    const fake = functions.get(`get${pascal(id)}ResponseMock`);
    if (typeof fake !== 'function') throw new Error(`${id} has no generated response`);
    return { id, fake: (): unknown => fake() };
  });

const seed = (number: number) => {
  faker.seed(number);
  faker.setDefaultRefDate('2026-01-01T00:00:00Z');
};

beforeEach(() => seed(1));

describe('the generated mock of an operation', () => {
  test.each(fakes)('$id matches its description, whatever the seed', ({ id, fake }) => {
    const answer = descriptions.messages().find(({ operation, kind }) => operation === id && kind === '200');
    if (!answer) throw new Error(`${id} describes no 200`);
    for (let number = 1; number <= atMost(6, 2_000); number += 1) {
      seed(number);
      expect(descriptions.violations(answer, fake()), `seed ${number}`).toEqual([]);
    }
  });

  test.each(fakes)('$id is the same for the same seed', ({ fake }) => {
    seed(42);
    const first = JSON.stringify(fake());
    seed(42);
    expect(JSON.stringify(fake())).toBe(first);
  });
});
