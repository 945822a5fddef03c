import type { Browser } from 'playwright';
import { serveFolder } from '../../playground/e2e/static/host.ts';
import { slowNetwork } from './slow-network.ts';

/** How many times slower the processor is. */
const SLOWER = 4;

/**
 * Measures a first visit on a phone with a slow processor and a slow network: the milliseconds until the scripts have
 * drawn a control of the page.
 * @param control Selects the control.
 */
export const usableAfter = async (
  browser: Browser,
  folder: string,
  page: string,
  control: string,
): Promise<number> => {
  const host = await serveFolder(folder, '/demo/', { missing: 200, compress: true });
  const address = new URL(host.url + page);
  const network = await slowNetwork(Number(address.port));
  address.port = String(network.port);
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await tab.goto(address.href, { waitUntil: 'commit' });
  const drawn = await tab.waitForFunction(
    (selector) => {
      const element = document.querySelector(selector);
      // React marks the elements that it has drawn.
      return Object.keys(element ?? {}).some((key) => key.startsWith('__react')) && performance.now();
    },
    control,
    { polling: 'raf' },
  );
  const after = Number(await drawn.jsonValue());
  await context.close();
  network.close();
  host.close();
  return Math.round(after);
};
