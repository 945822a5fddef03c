import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { vi } from 'vitest';
import { PATIENCE } from '../patience.ts';
import type { EngineTab } from './engine.ts';
import type { Wanted } from './finder-script.ts';

let finder: Promise<string> | undefined;

const buildFinder = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./finder-script.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
};

/** Repeats work that fails while a page loads or changes, until it returns a value. */
const eventually = <T>(what: string, work: () => Promise<T | undefined | null>): Promise<T> => {
  const attempt = async (): Promise<T> => {
    const result = await work();
    // WebDriver returns null in place of undefined.
    if (result === undefined || result === null) throw new Error(`The page does not show ${what}.`);
    return result;
  };
  return vi.waitFor(attempt, { timeout: PATIENCE, interval: 50 });
};

/** A part of a page, found by a path of roles and names. */
export const partOf = (tab: EngineTab, path: readonly Wanted[] = []) => {
  const withFinder = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!(await tab.evaluate(() => 'finder' in window))) await tab.run(await (finder ??= buildFinder()));
    return work();
  };
  const pathTo = (role: string, name?: string | RegExp): readonly Wanted[] => [
    ...path,
    { role, name: name instanceof RegExp ? { pattern: name.source } : name },
  ];
  const count = (role: string, name?: string | RegExp): Promise<number> =>
    withFinder(() => tab.evaluate((to) => window.finder.find(to).length, pathTo(role, name)));
  const shows = (role: string, name?: string | RegExp): Promise<true> =>
    eventually(`${role} ${name}`, async () => (await count(role, name)) > 0 || undefined);
  const textOf = (role: string, name?: string | RegExp): Promise<string> =>
    eventually(`${role} ${name}`, () =>
      withFinder(() =>
        tab.evaluate((to) => window.finder.find(to)[0]?.textContent ?? undefined, pathTo(role, name)),
      ),
    );
  return {
    within: (role: string, name?: string | RegExp) => partOf(tab, pathTo(role, name)),
    count,
    shows,
    textOf,
    gone: (role: string, name?: string | RegExp): Promise<true> =>
      eventually(`no ${role} ${name}`, async () => (await count(role, name)) === 0 || undefined),
    /** Waits for a text anywhere in the page. */
    reads: (words: string): Promise<true> =>
      eventually(
        `“${words}”`,
        async () =>
          (await tab.evaluate((text) => document.body.innerText.includes(text), words)) || undefined,
      ),
    /** Clicks the element as soon as the pointer can reach it. */
    click: (role: string, name?: string | RegExp): Promise<true> =>
      eventually(`${role} ${name}`, () =>
        withFinder(async () => {
          const target = await tab.element((to) => window.finder.findTarget(to), pathTo(role, name));
          await target?.click();
          return target && true;
        }),
      ),
    /** Replaces the text of a field, by its label. */
    fill: (label: string | RegExp, text: string): Promise<true> =>
      eventually(`field ${label} with ${text}`, () =>
        withFinder(async () => {
          const field = await tab.element(
            (to) => {
              const [found] = window.finder.find(to);
              if (!(found instanceof HTMLInputElement)) return undefined;
              found.focus();
              found.select();
              return found;
            },
            pathTo('field', label),
          );
          await field?.type(text);
          const value = await tab.evaluate(
            (to) => (window.finder.find(to)[0] as HTMLInputElement | undefined)?.value,
            pathTo('field', label),
          );
          return value === text || undefined;
        }),
      ),
  };
};

/** A page with the functions that the tests of both engines use. */
export const pageOf = (tab: EngineTab) => ({
  ...tab,
  ...partOf(tab),
  url: () => tab.evaluate(() => location.href),
});
export type EnginePage = ReturnType<typeof pageOf>;
