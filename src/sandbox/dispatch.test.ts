import { describe, expect, test } from 'vitest';
import { createSandbox } from './create-sandbox.ts';
import { dispatch } from './dispatch.ts';
import { operations } from './operations.ts';
import { createRateLimit } from './rate-limit.ts';
import { checkAnswer, ORIGIN } from './testing/shopper.ts';

describe('an operation without a rule', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s still answers its typed mock, the same for the same seed and call',
    (_, operation) => {
      const sandbox = createSandbox();
      const world = { state: sandbox.state, clock: sandbox.clock, origin: ORIGIN };
      const params = { id: 'some-id', slug: 'some-slug' };
      // Who asks and for what is no concern here: the mock answers whatever was asked.
      const route = { ...operation, identity: [], body: undefined, params: undefined, query: undefined };
      const answer = (number: number) =>
        dispatch(
          { rules: {}, rateLimit: createRateLimit(), onError: () => undefined },
          world,
          { route, params },
          { method: operation.method, url: new URL(ORIGIN + operation.path), header: () => null, text: '' },
          number,
        );
      const first = answer(1);
      expect(first.status).toBe(200);
      checkAnswer(operation, 200, JSON.parse(first.body));
      expect(answer(1).body).toBe(first.body);
    },
  );
});
