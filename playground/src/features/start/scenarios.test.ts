import { createSandbox } from 'vitrine/sandbox';
import { expect, test } from 'vitest';
import { en } from '../../text/en.ts';
import { scenarios } from './scenarios.ts';

test('every card names a scenario of the sandbox, with a name and a description', async () => {
  const listed = await createSandbox().fetch(new Request('http://sandbox.test/sandbox'));
  const { scenarios: offered } = (await listed.json()) as { scenarios: { name: string }[] };
  expect(scenarios).toHaveLength(6);
  expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining([...scenarios]));
  for (const name of scenarios) {
    expect(en.site.nameOf(name)).not.toBe(name);
    expect(en.start.about[name]).toBeDefined();
  }
});
