import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { createSandbox, startServer } from 'vitrine/sandbox/node';
import { LONG_TEST_TIME, PATIENCE } from '../../test/setup/patience.ts';
import { openBrowser } from '../../test/setup/browser.ts';
import { en as text } from '../src/text/en.ts';

test(
  'the first call that is sent after a clone does not reload the page',
  async () => {
    const sandbox = await startServer(createSandbox(), { port: 0 });
    vi.stubEnv('VITE_SANDBOX_URL', sandbox.url);
    const cacheDir = mkdtempSync(join(tmpdir(), 'vitrine-vite-'));
    const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
    const server = await createServer({ configFile, cacheDir, logLevel: 'error', server: { port: 0 } });
    const browser = await openBrowser();
    try {
      await server.listen();
      const page = await (await browser.newContext()).newPage();
      page.setDefaultTimeout(PATIENCE);
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}reference/addToCurrentCart`);
      const send = page.getByRole('button', { name: text.reference.send, exact: true });
      await send.waitFor();
      let loads = 0;
      page.on('load', () => (loads += 1));
      await send.click();
      await page.getByText(text.reference.answered(200), { exact: true }).waitFor();
      expect(loads).toBe(0);
    } finally {
      await browser.close();
      await server.close();
      await sandbox.close();
      vi.unstubAllEnvs();
      rmSync(cacheDir, { recursive: true });
    }
  },
  LONG_TEST_TIME,
);
