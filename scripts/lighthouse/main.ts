// `npm run lighthouse`: runs Lighthouse on the built playground of `npm run build:playground`, served as
// static files. Each page is measured five times, and the median counts. Accessibility and best practices
// must reach a limit. The performance score, the loading times of a simulated phone in milliseconds, and the
// number and size of the requests are only printed, one line for each page; the last column is the time until the page
// can be used on a slow network, in milliseconds.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { serveFolder } from '../../playground/e2e/static/host.ts';
import { requireChromium } from '../../test/setup/chromium.ts';
import { freePort } from '../pack/serve.ts';
import { project } from '../steps/step.ts';
import { usableAfter } from './usable.ts';

const folder = join(project, 'dist/playground');
/** Lowest accepted median, out of 100. */
const LIMIT = 95;
const ROUNDS = Number(process.argv[2] ?? 5);
/** The pages, and a control of each that comes with its data. */
const pages: Readonly<Record<string, string>> = {
  '': 'main section button',
  shop: 'main a[href*="/shop/p/"]',
  'shop/p/studio-tee': 'main button[data-kind="primary"]',
  events: 'main a[href*="/events/"]',
  'events/harbour-lights-festival': 'main button:has(+ [aria-live])',
};
const held = ['accessibility', 'best-practices'] as const;

if (!existsSync(join(folder, 'sandbox-worker.js')))
  throw new Error('There is no dist/playground. Run “npm run build:playground” first.');

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

/** The columns of the table, and the audits that they show. */
const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  interactive: 'interactive',
} as const;

/** Measures a page as a first visit: Lighthouse keeps the local storage of an origin, so each measurement has its own. */
const measure = async (page: string) => {
  const host = await serveFolder(folder, '/demo/', { missing: 200, compress: true });
  const address = host.url + page;
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', ...held],
  });
  host.close();
  if (!result) throw new Error(`Lighthouse has no result for ${address}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const scoreOf = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const valueOf = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const { scripts, requests } = trafficOf(audits['network-requests']?.details);
  return {
    figures: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      ...Object.fromEntries(Object.entries(times).map(([name, audit]) => [name, Math.round(valueOf(audit))])),
      'shift x1000': Math.round(valueOf('cumulative-layout-shift') * 1000),
      requests,
      'KB of scripts': scripts,
    } satisfies Record<string, number>,
    complaints: held
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .map(({ id }) => audits[id])
      .flatMap((audit) => (audit && audit.score !== null && audit.score < 1 ? [audit.title] : [])),
  };
};

/** The median of each figure. */
const medians = (rounds: readonly Readonly<Record<string, number>>[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [
      name,
      median(rounds.map((round) => round[name] ?? Number.NaN)),
    ]),
  );

const WIDTH = 32;

const port = await freePort();
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--no-first-run'],
});
let isGood = true;
try {
  for (const [page, control] of Object.entries(pages)) {
    const rounds: Awaited<ReturnType<typeof measure>>[] = [];
    const usable: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push(await measure(page));
      usable.push(await usableAfter(browser, folder, page, control));
    }
    const figures: Record<string, number> = {
      ...medians(rounds.map((round) => round.figures)),
      usable: median(usable),
    };
    const names = Object.keys(figures);
    if (page === '') console.log('page'.padEnd(WIDTH) + names.join('  '));
    const cells = names.map((name) => String(figures[name]).padStart(name.length));
    console.log(`/${page}`.padEnd(WIDTH) + cells.join('  '));
    if (held.some((name) => (figures[name] ?? 0) < LIMIT)) {
      isGood = false;
      console.log(
        `  below ${LIMIT}: ${[...new Set(rounds.flatMap(({ complaints }) => complaints))].join('; ')}`,
      );
    }
  }
} finally {
  await browser.close();
}
if (!isGood) console.log(`Accessibility and best practices must reach ${LIMIT}.`);
process.exitCode = isGood ? 0 : 1;
