import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { atMost } from '../../test/setup/counts.ts';
import { settled } from './underway.ts';

const folder = fileURLToPath(new URL('../../dist/docs/screens/', import.meta.url));

/** Variants of a screenshot: both color schemes, a wide window and a phone. */
const views = [
  { colorScheme: 'light', width: 1280, height: 900 },
  { colorScheme: 'dark', width: 360, height: 740 },
  { colorScheme: 'dark', width: 1280, height: 900 },
  { colorScheme: 'light', width: 360, height: 740 },
] as const;

/** Screenshots are for the docs and verify nothing: `npm run test:deep` takes them. */
const kept = views.slice(0, atMost(0, views.length));

/** Takes screenshots of a screen for the docs, which `test/acceptance/main.ts` includes. */
export const keepPictures = async (page: Page, name: string): Promise<void> => {
  if (kept.length > 0) mkdirSync(folder, { recursive: true });
  for (const { colorScheme, width, height } of kept) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await settled(page);
    const file = `${name.replaceAll(/\W+/g, '-')}.${colorScheme}.${width}.jpg`;
    await page.screenshot({ path: `${folder}${file}`, type: 'jpeg', quality: 70 });
  }
};
