import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from 'vitrine/sandbox';
import { type RunningServer, startServer } from 'vitrine/sandbox/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calls } from '../../../vite/descriptions.ts';
import { filledCall, type Known } from '../try-call/fill.ts';
import { callPrograms } from './call-programs.ts';
import { HOST, type ProgramIdentity } from './client-code.ts';
import { programCallWith } from './program-call.ts';

const run = promisify(execFile);

const operations = calls();
const sandbox = createSandbox();
let server: RunningServer;
const folder = mkdtempSync(join(import.meta.dirname, '../../../running-'));

beforeAll(async () => {
  server = await startServer(sandbox, { port: 0 });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

/** The programs of an operation, with ids from the sandbox. */
const programsOf = (id: string) => {
  const operation = operations.find((call) => call.id === id);
  if (!operation) throw new Error(`There is no call ${id}.`);
  const [react, typescript, curl] = callPrograms(
    programCallWith(operation, filledCall(operation, sandbox.state as unknown as Known)),
    {
      identity: (operation.identities[0] ?? 'anyone') as ProgramIdentity,
      clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11',
      ownerKey: 'sandbox-owner-api-key',
      scenario: 'fresh-shop',
      seed: '42',
    },
    'call',
  ).map(({ code }) => code.replaceAll(HOST, server.url));
  return { react, typescript: typescript ?? '', curl: curl ?? '' };
};

/** The printed response of a program. */
const outputOf = async (id: string): Promise<unknown> => {
  const file = join(folder, `${id}.mts`);
  writeFileSync(file, programsOf(id).typescript);
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await import(/* @vite-ignore */ file);
    return printed.mock.calls.at(-1)?.[0];
  } finally {
    printed.mockRestore();
  }
};

const expected: Readonly<Record<string, object>> = {
  queryProducts: { products: expect.any(Array) },
  addToCurrentCart: { cart: { lineItems: [expect.objectContaining({ quantity: 2 })] } },
  queryEvents: { events: expect.any(Array) },
  createCollection: { collection: { id: expect.any(String) } },
};
const ids = Object.keys(expected);

test.each(ids)('the program of %s prints the response of the sandbox', async (id) => {
  expect(await outputOf(id)).toMatchObject(expected[id] ?? {});
});

test.each(ids)('the commands of %s get JSON without an error', async (id) => {
  const { stdout, stderr } = await run('bash', ['-c', programsOf(id).curl]);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject(expected[id] ?? {});
});
