import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built playground. */
    playground: string;
    /** Where the one browser of the run listens. */
    browser: string;
  }
}

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
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
  await build({ configFile, logLevel: 'warn' });
  const server = await preview({ configFile, logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string')
    throw new Error('The playground got no port to listen on.');

  provide('browser', browser.wsEndpoint());
  provide('playground', `http://localhost:${address.port}`);
  return async () => {
    await browser.close();
    await server.close();
  };
};
