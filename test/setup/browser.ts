import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { requireChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the browser that all tests of the run share. */
    browser: string;
  }
}

/** Chromium as a test wants it: no sandbox of its own for root in a container, and no calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts one browser for all files of a project; each takes contexts of its own in it. */
export default async ({ provide }: TestProject) => {
  const browser = await chromium.launchServer({ executablePath: requireChromium(), args: chromiumFlags });
  provide('browser', browser.wsEndpoint());
  return () => browser.close();
};
