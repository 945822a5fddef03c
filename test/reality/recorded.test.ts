import { expect, test } from 'vitest';
import { contracts } from '../../generated/contracts.ts';
import type { OperationContract } from '../../generated/operation-contract.ts';
import { Notification } from '../../generated/notifications/zod.ts';
import { isVitrineError } from '../../src/core/errors/index.ts';
import { check } from '../../src/webhooks/schema.ts';
import { hostOf } from '../answers/host.ts';
import { faultsIn } from '../answers/hostile.ts';
import { programs } from '../answers/programs.ts';
import { undefinedTexts } from './screen-texts.ts';
import { observed, recordedAnswers } from './recorded.ts';

const operations = new Map<string, OperationContract>(
  Object.values(contracts).flatMap((service) =>
    Object.values(service).map((contract): [string, OperationContract] => [contract.id, contract]),
  ),
);

/** Members that the author of a recording has shortened to a text. */
const shortened: readonly string[] = ['summary.discounts.0.name', 'cart.deliveryInfo.method.title'];

const called = recordedAnswers.flatMap(({ operation, kind, answers }) => {
  const schema = operations.get(operation.replace(/\(.*/, ''))?.responses[200];
  return schema ? [{ operation, kind, answers, schema }] : [];
});

test('the table of recorded answers covers both catalogs, both carts, events, tickets, orders and members', () => {
  expect(observed.length).toBeGreaterThan(6_000);
  expect(called.length).toBeGreaterThan(55);
});

test.each(called)('every recorded form of $operation ($kind) passes its schema', ({ answers, schema }) => {
  const found = answers.flatMap(
    (answer) =>
      schema.safeParse(answer).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
      [],
  );
  const differing = found.filter((fault) => !shortened.some((member) => fault.startsWith(`${member}:`)));
  expect([...new Set(differing)]).toEqual([]);
});

const deliveries = recordedAnswers.filter(({ operation }) => operation.startsWith('webhook.wix.'));

test.each(deliveries)(
  'every recorded form of $operation passes a receiver with the schema',
  ({ operation, answers }) => {
    for (const answer of answers) {
      const notification = {
        instanceId: 'site',
        identity: {},
        ...Object(answer),
        eventType: operation.slice('webhook.'.length),
      };
      expect(() => check(notification, Notification)).not.toThrow();
    }
  },
);

test.each(programs)('%s shows every recorded form', async (_, program) => {
  const found: string[] = [];
  let answered = 0;
  for (const { operation, answers } of called)
    for (const answer of answers) {
      const host = hostOf((example, id) => (id === operation ? structuredClone(answer) : example));
      try {
        const shown = await program(host.client);
        found.push(...faultsIn(shown), ...undefinedTexts(shown));
      } catch (error) {
        // A recording of only some members may lack an id.
        if (!isVitrineError(error)) found.push(...faultsIn(error, operation));
      }
      if (host.called.has(operation)) answered += 1;
      else break;
    }
  expect(answered).toBeGreaterThanOrEqual(0);
  expect([...new Set(found)].slice(0, 5)).toEqual([]);
});
