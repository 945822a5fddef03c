import { createSandbox } from 'vitrine/sandbox';
import { expect, test } from 'vitest';
import { en } from '../../text/en.ts';
import { scenarios } from './scenarios.ts';

test('every scenario of the sandbox has a card with a name and a description', async () => {
  const listed = await createSandbox().fetch(new Request('http://sandbox.test/sandbox'));
  const { scenarios: offered } = (await listed.json()) as { scenarios: { name: string }[] };
  expect(scenarios.toSorted()).toEqual(offered.map(({ name }) => name).toSorted());
  for (const name of scenarios) {
    expect(en.site.nameOf(name)).not.toBe(name);
    expect(en.start.about[name]).toBeDefined();
  }
});
