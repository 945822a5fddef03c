import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DataFolder, openDataFolder } from '../../sandbox/hosts/cli/data/data-folder.ts';
import { createSandbox } from '../../sandbox/index.ts';
import { startServer, type RunningServer } from '../../sandbox/hosts/http/serve.ts';
import { journeys } from './index.ts';
import { secondFamily } from './second-family/index.ts';
import { setStage } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
const sandbox = createSandbox();
let data: DataFolder;
let server: RunningServer;

beforeAll(async () => {
  data = openDataFolder(join(folder, 'data'), () => undefined);
  server = await startServer({ ...data.keep(sandbox), state: sandbox.state }, { port: 0 });
  data.save();
});

afterAll(async () => {
  await server.close();
  data.close();
  rmSync(folder, { recursive: true });
});

const all = [
  ...Object.entries(journeys),
  ...Object.entries(secondFamily).map(([id, journey]) => [`${id}-second-family`, journey] as const),
];

test.each(all)('the journal of %s leads to the state in which it ended', async (id, journey) => {
  await journey(await setStage(server.url));
  // The files that a process leaves behind if it is killed now.
  const left = join(folder, id);
  cpSync(join(folder, 'data'), left, { recursive: true, filter: (file) => !file.endsWith('lock') });
  const notices: string[] = [];
  const opened = openDataFolder(left, (notice) => notices.push(notice));
  opened.release();
  expect(notices).toEqual([]);
  expect(opened.state && createSandbox({ state: opened.state }).hash()).toBe(sandbox.hash());
});
