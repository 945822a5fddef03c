/**
 * Calls each operation of a generated service once against its own mocks, and checks each response by its zod schemas:
 * `node --import package-hook.ts call-all.ts <folder> <JSON: schemas by operation>`. Prints what failed as JSON.
 */
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { pathToFileURL } from 'node:url';
import { createClient } from '../../../../src/core/client.ts';
import { hosts } from '../../../../src/core/hosts.ts';

const [, , folder = '', schemas = '{}'] = process.argv;
const load = async (file: string) =>
  (await import(pathToFileURL(`${folder}/${file}.ts`).href)) as Record<string, unknown>;

const service = (await load('index')) as never;
const mocks = await load('mocks');
const zod = await load('zod');
const { facts } = (await load('facts')) as {
  facts: { service: string; operations: Record<string, { path: string }> };
};

const handlers = Object.entries(mocks).flatMap(([name, make]) =>
  name.endsWith('MockHandler') ? [(make as () => RequestHandler)()] : [],
);
const tokens = http.post('*/oauth2/token', () =>
  HttpResponse.json({ access_token: 'a', refresh_token: 'b', token_type: 'Bearer', expires_in: 14_400 }),
);
setupServer(...handlers, tokens).listen();

interface Schema {
  safeParse(value: unknown): { error?: Error };
}

const site = createClient({
  services: { service },
  prefixes: hosts({ [facts.service]: 'https://api.test/base' }),
}) as unknown as { service: Record<string, (...args: unknown[]) => Promise<unknown>> };

const failed: Record<string, string> = {};
const schemaOf = JSON.parse(schemas) as Record<string, string[]>;
for (const [id, { path }] of Object.entries(facts.operations)) {
  const inPath = [...path.matchAll(/\{/g)].map(() => '1');
  const call = (service as Record<string, (...args: unknown[]) => unknown>)[id];
  const rest = Array.from({ length: (call?.length ?? 1) - 1 - inPath.length }, () => ({}));
  try {
    const answer = await site.service[id]?.(...inPath, ...rest);
    const names = schemaOf[id] ?? [];
    const errors = names.map((name) => (zod[name] as Schema).safeParse(answer).error?.message);
    if (errors.length > 0 && !errors.includes(undefined))
      failed[id] = `${names.join(', ')}: ${errors.join()}: ${JSON.stringify(answer)}`;
  } catch (error) {
    failed[id] = String(error);
  }
}
const ran: unknown = Reflect.get(globalThis, 'pwn');
console.log(JSON.stringify({ called: Object.keys(facts.operations).length, failed, ran }));
process.exit(0);
