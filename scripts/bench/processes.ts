import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measured } from '../budgets/figures.ts';
import { every } from '../size/budgets.ts';
import { bundled } from '../size/bundle.ts';
import { inUserProject } from '../size/type-check.ts';
import { project, run } from '../steps/step.ts';
import { typeCheck } from '../steps/type-check.ts';
import { median } from './measure.ts';

/** Seconds of a command, from its start to its end; it must end well. */
const secondsOf = async (args: readonly string[], cwd = project): Promise<number> => {
  const start = performance.now();
  const { code, output } = await run(process.execPath, args, {}, cwd);
  if (code !== 0) throw new Error(output);
  return (performance.now() - start) / 1000;
};

/** How many times the heap of a bare call a call takes. */
export const heapRatio = async (): Promise<number> => {
  const flags = ['--expose-gc', '--min-semi-space-size=128', '--max-semi-space-size=256'];
  const { output } = await run(process.execPath, [...flags, join(project, 'scripts/bench/heap.ts')]);
  return Number(output);
};

const answer = `
globalThis.fetch = async (url) => new Response(
  String(url).includes('/oauth2/token')
    ? '{"access_token":"a","refresh_token":"r","expires_in":14400,"token_type":"Bearer"}'
    : '{"cart":{"id":"c","lineItems":[]}}',
  { headers: { 'content-type': 'application/json' } },
);
`;
const bare = `await (await fetch('https://www.wixapis.com/ecom/v1/carts/current')).json();`;
const call = `
import { createClient, oauth } from 'vitrine';
import { getCurrentCart as read } from 'vitrine/carts';
await read({ client: createClient({ auth: oauth({ clientId: 'id' }) }) });
`;

/**
 * How many times longer a process lives that imports a bundle and makes one call, than one that makes a bare call:
 * with that call alone, and with all of them in the bundle.
 */
export const coldStartRatios = async (): Promise<Measured> => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-start-'));
  try {
    const file = async (name: string, code: string): Promise<string> => {
      const path = join(folder, `${name}.mjs`);
      writeFileSync(path, answer + Buffer.from(await bundled(code)).toString('utf8'));
      return path;
    };
    const files = [
      await file('bare', bare),
      await file('one', call),
      await file('all', every + call),
    ] as const;
    const ratios: [number[], number[]] = [[], []];
    for (let round = 0; round < 15; round++) {
      const base = await secondsOf([files[0]]);
      ratios[0].push((await secondsOf([files[1]])) / base);
      ratios[1].push((await secondsOf([files[2]])) / base);
    }
    return { startOne: median(ratios[0]), startAll: median(ratios[1]) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const native = join(project, 'node_modules/@typescript/native/bin/tsc');

/** Seconds that TypeScript 7 takes for thirty lines of a user: the middle one of five. */
export const userTypeCheck = (): Promise<number> =>
  inUserProject(async (folder) => {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) times.push(await secondsOf([native, '-p', '.'], folder));
    return median(times);
  });

/** The shortest of three: what else the machine does only adds to it. */
const shortestOf = async (args: readonly string[]): Promise<number> =>
  Math.min(await secondsOf(args), await secondsOf(args), await secondsOf(args));

/** Seconds for the types of the whole project. */
export const projectTypeCheck = (): Promise<number> => shortestOf([native, ...typeCheck]);

/** Seconds to generate everything. */
export const generation = (): Promise<number> => shortestOf([join(project, 'scripts/generate.ts')]);
