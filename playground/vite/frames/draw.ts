// A thread that runs the built playground on one page, in a simulated browser without a sandbox, and sends the page.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { builtinEnvironments } from 'vitest/runtime';
import { KNOWN_PICTURES, type KnownPictures } from '../../src/lib/known-pictures.ts';
import { type Frame, NAME, ROOT } from './pages.ts';

/** The page to draw. */
export interface Drawing {
  /** The folder of the build, with a slash at its end. */
  readonly folder: string;
  /** The path of its first script. */
  readonly script: string;
  readonly page: string;
  readonly pictures: KnownPictures;
}

/** Milliseconds between two looks at the page, and the number of equal looks after which it counts as drawn. */
const LOOK = 20;
const EQUAL_LOOKS = 10;
/** Looks until the drawing has failed. */
const LOOKS = 1500;

const { folder, script, page, pictures } = workerData as Drawing;
const root = pathToFileURL(folder).pathname;

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const url = `http://localhost${root}${page.replace('*', NAME)}`;
const known = `<script type="application/json" id="${KNOWN_PICTURES}">${JSON.stringify(pictures)}</script>`;
const jsdom = {
  url,
  html: `<!doctype html><html lang="en"><body><div id="root"></div>${known}</body></html>`,
};
await builtinEnvironments.jsdom.setup(globalThis, { jsdom });
Object.assign(globalThis, {
  // Without a sandbox, every call waits for its answer.
  fetch: async (address: string | URL) =>
    String(address).endsWith('/config.json')
      ? new Response(readFileSync(`${folder}config.json`))
      : new Promise<never>(() => {}),
  matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  scrollTo: () => {},
});
Object.assign(navigator, {
  serviceWorker: { register: () => new Promise<never>(() => {}) },
});

const drawn = (): string => document.getElementById('root')?.innerHTML ?? '';

/** The page, once it has its heading and no longer changes. */
const settled = async (): Promise<string> => {
  let html = '';
  let equal = 0;
  for (let look = 0; look < LOOKS; look++) {
    await pause(LOOK);
    const now = drawn();
    equal = now === html && now.includes('<h1') ? equal + 1 : 0;
    html = now;
    // A failure is no first view.
    if (document.querySelector('main [role="alert"]')) break;
    if (equal >= EQUAL_LOOKS) return html;
  }
  throw new Error(`The first view of the page “${page}” was not drawn:\n${html}`);
};

await import(pathToFileURL(folder + script).href);
const html = await settled();
const frame: Frame = {
  page,
  title: document.title,
  // The first part of these ids is random.
  html: html.replaceAll(`"${root}`, `"${ROOT}`).replaceAll(/react-aria\d+-/g, 'frame-'),
};
parentPort?.postMessage(frame);
