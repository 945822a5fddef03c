import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.ts';
import { configFor } from './sandbox-cookie.ts';
import { serveFolder } from './static/host.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built playground. */
    playground: string;
    /** Where the one browser of the run listens. */
    browser: string;
  }
}

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
const folder = fileURLToPath(new URL('../dist', import.meta.url));
const packageFile = new URL('../../dist/src/sandbox/node.js', import.meta.url);

const launch = async () => {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error(
      'The browser journeys need Chromium, and there is none here. Install it with the means of this machine, run ' +
        '“npx playwright install chromium”, or set CHROME_PATH to the program.',
    );
  return chromium.launchServer({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
};

/** Builds the playground, serves it on a free port, and starts one browser for all journeys. */
export default async ({ provide }: TestProject) => {
  if (!existsSync(packageFile))
    throw new Error(
      'The browser journeys use the built package, and there is none. Run “npm run build” first.',
    );
  // What an earlier run has reached counts for nothing.
  rmSync(new URL('../../dist/e2e', import.meta.url), { recursive: true, force: true });
  const browser = await launch();
  // As it is published: a test run's own setting would bring React's development build.
  const setting = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({ configFile, logLevel: 'warn' });
  process.env['NODE_ENV'] = setting;
  const host = await serveFolder(folder, '/', { missing: 200, config: configFor });

  provide('browser', browser.wsEndpoint());
  provide('playground', host.url.replace(/\/$/, ''));
  return async () => {
    await browser.close();
    host.close();
  };
};
