import { faker } from '@faker-js/faker/locale/en';
import { beforeEach, describe, expect, test } from 'vitest';
import { contracts } from '../../generated/contracts.ts';
import { atMost } from '../setup/counts.ts';
import { descriptions } from './described.ts';

const fakes = Object.values(contracts)
  .flatMap((contract): { id: string; fake: (() => unknown) | undefined }[] => Object.values(contract))
  .flatMap(({ id, fake }) => (fake ? [{ id, fake }] : []));

const seed = (number: number) => {
  faker.seed(number);
  faker.setDefaultRefDate('2026-01-01T00:00:00Z');
};

beforeEach(() => seed(1));

describe('the generated mock of an operation', () => {
  test.each(fakes)('$id matches its description, whatever the seed', ({ id, fake }) => {
    const answer = descriptions.messages().find(({ operation, kind }) => operation === id && kind === '200');
    if (!answer) throw new Error(`${id} describes no 200`);
    for (let number = 1; number <= atMost(20, 2_000); number += 1) {
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
