// `npm run lighthouse`: runs Lighthouse on the built playground of `npm run build:playground`, served as
// static files. Each page is measured five times, and the median counts. Accessibility and best practices
// must reach a limit. The performance score, the loading times of a simulated phone, and the number and size
// of the requests are only printed.
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { serveFolder } from '../../playground/e2e/static/host.ts';
import { requireChromium } from '../../test/setup/chromium.ts';
import { project } from '../steps/step.ts';

const folder = join(project, 'dist/playground');
/** Lowest accepted median, out of 100. */
const LIMIT = 95;
const ROUNDS = Number(process.argv[2] ?? 5);
const pages = ['', 'shop', 'events'];
const held = ['accessibility', 'best-practices'] as const;

if (!existsSync(join(folder, 'sandbox-worker.js')))
  throw new Error('There is no dist/playground. Run “npm run build:playground” first.');

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        Object(address) === address ? resolve((address as { port: number }).port) : reject(),
      );
    });
  });

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Kilobytes and number of the requests of a page; the sandbox in its worker answers the calls of the page itself. */
const trafficOf = (details: unknown): { readonly scripts: number; readonly requests: number } => {
  const { items = [] } = (details ?? {}) as {
    items?: { url: string; resourceType?: string; transferSize?: number }[];
  };
  const files = items.filter(({ url }) => url.startsWith('http') && !url.includes('/simulated'));
  const scripts = files.filter(({ resourceType }) => resourceType === 'Script');
  return {
    scripts: Math.round(scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024),
    requests: files.length,
  };
};

const port = await freePort();
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--no-first-run'],
});
const host = await serveFolder(folder, '/demo/', { missing: 200, compress: true });
let isGood = true;
try {
  for (const page of pages) {
    const rounds: {
      scores: Record<string, number>;
      interactive: number;
      painted: number;
      shift: number;
      traffic: ReturnType<typeof trafficOf>;
      complaints: string[];
    }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const result = await lighthouse(host.url + page, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['performance', ...held],
      });
      if (!result) throw new Error(`Lighthouse has no result for ${page}`);
      const { categories, audits, runtimeError } = result.lhr;
      if (runtimeError) throw new Error(runtimeError.message);
      const refs = held.flatMap((name) => categories[name]?.auditRefs ?? []);
      rounds.push({
        scores: Object.fromEntries(
          Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
        ),
        interactive: audits['interactive']?.numericValue ?? Number.NaN,
        painted: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
        shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
        traffic: trafficOf(audits['network-requests']?.details),
        complaints: refs
          .map(({ id }) => audits[id])
          .flatMap((audit) => (audit && audit.score !== null && audit.score < 1 ? [audit.title] : [])),
      });
    }
    const of = (name: string) => median(rounds.map(({ scores }) => scores[name] ?? 0));
    console.log(
      `/${page.padEnd(8)} performance ${of('performance')}, ${held.map((name) => `${name} ${of(name)}`).join(', ')}, ` +
        `interactive after ${Math.round(median(rounds.map(({ interactive }) => interactive)))} ms with a quarter of the speed`,
    );
    console.log(
      `          painted after ${Math.round(median(rounds.map(({ painted }) => painted)))} ms, ` +
        `layout shift ${median(rounds.map(({ shift }) => shift)).toFixed(3)}, ` +
        `${median(rounds.map(({ traffic }) => traffic.requests))} requests, ` +
        `${median(rounds.map(({ traffic }) => traffic.scripts))} KB of scripts with the worker`,
    );
    if (held.some((name) => of(name) < LIMIT)) {
      isGood = false;
      console.log(
        `  below ${LIMIT}: ${[...new Set(rounds.flatMap(({ complaints }) => complaints))].join('; ')}`,
      );
    }
  }
} finally {
  await browser.close();
  host.close();
}
if (!isGood) console.log(`Accessibility and best practices must reach ${LIMIT}.`);
process.exitCode = isGood ? 0 : 1;
