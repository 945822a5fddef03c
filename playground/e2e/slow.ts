import type { Page } from 'playwright';

/** Milliseconds before every answer: shows the tests that look before they wait. */
const DELAY = Number(process.env['VITRINE_SLOW'] ?? 0);

/** Longest that a journey waits for something to show, in milliseconds. */
export const PATIENCE = DELAY > 0 ? 30_000 : 10_000;

/** Slows a page down where `VITRINE_SLOW` asks for it. */
export const slowDown = async (page: Page): Promise<void> => {
  if (DELAY === 0) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: DELAY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
};
