import { expect, test } from 'vitest';
import { pathsFile } from './paths-file.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Record<string, unknown>) => ({ content: { 'application/json': { schema } } });

const description = {
  openapi: '3.1.0',
  info: { title: 'Lamps', version: '1' },
  paths: {
    '/lamps': {
      post: {
        operationId: 'addLamps',
        requestBody: { required: true, ...json(reference('AddLampsRequest')) },
        responses: { '200': { description: 'The lamps.', ...json(reference('Lamps')) } },
      },
    },
  },
  components: {
    schemas: {
      AddLampsRequest: {
        type: 'object',
        properties: { names: { type: 'array', items: { type: 'string' } } },
      },
      Lamps: { type: 'object', description: 'Shown on hover.', properties: { lamps: { type: 'array' } } },
    },
  },
};

test('the types by path name the messages of types.ts and declare none', async () => {
  const text = await pathsFile(description, new Set());
  expect(text).toMatch(/^import type \{ AddLampsRequest, Lamps \} from '\.\/types\.ts';\n/);
  expect(text).toContain('"application/json": AddLampsRequest;');
  expect(text).toContain('"application/json": Lamps;');
  expect(text).not.toContain('Shown on hover.');
  expect(text).not.toContain('schemas');
});
