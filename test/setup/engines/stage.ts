import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Engine, Visitor } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { type EnginePage, pageOf } from './page.ts';
import type { EngineName } from './programs.ts';
import { startWebKit } from './webkit.ts';

/** A browser for the tests of one file; each test gets a new visitor. */
export const engineStage = (name: EngineName) => {
  let engine: Engine;
  let visitor: Visitor | undefined;

  beforeAll(async () => {
    engine = await (name === 'firefox' ? startFirefox() : startWebKit());
  });
  afterEach(async () => {
    const failures = visitor?.failures ?? [];
    await visitor?.close();
    visitor = undefined;
    expect(failures).toEqual([]);
  });
  afterAll(() => engine.close());

  return {
    /** Opens an empty page of the test's visitor. */
    newPage: async (): Promise<EnginePage> => pageOf(await (visitor ??= await engine.newVisitor()).newTab()),
  };
};
