import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readManifest } from './generate/manifest.ts';

const project = join(import.meta.dirname, '..');

interface Media {
  schema?: object;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

interface Message {
  $ref?: string;
  content?: Record<string, Media>;
}

interface Bundle {
  paths: Record<string, Record<string, { operationId: string; requestBody?: Message; responses: Record<string, Message> }>>;
  components: {
    examples?: Record<string, { value?: unknown }>;
    responses?: Record<string, Message>;
    schemas: Record<string, object>;
  };
}

const services = readManifest(project).map(({ name }) => ({
  name,
  bundle: parse(readFileSync(join(project, 'generated', name, 'openapi.yaml'), 'utf8')) as Bundle,
}));

const lastPart = (reference: string): string => reference.split('/').at(-1) ?? '';

const messages = services.flatMap(({ name, bundle }) =>
  Object.values(bundle.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, requestBody, responses }) =>
      [
        ...(requestBody ? [['request', requestBody] as const] : []),
        ...Object.entries(responses),
      ].map(([kind, message]) => {
        const reference = message.$ref && lastPart(message.$ref);
        const media = (reference ? bundle.components.responses?.[reference] : message)?.content?.['application/json'];
        return { name, bundle, title: `${operationId} ${kind}`, media };
      }),
    ),
  ),
);

const validators = new Map<string, Ajv.default>();

const validatorOf = (name: string, bundle: Bundle) => {
  const known = validators.get(name);
  if (known) return known;
  const ajv = new Ajv.default({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(bundle, name);
  validators.set(name, ajv);
  return ajv;
};

const pinned = (schema: object, name: string): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', `"${name}#/components`)) as object;

describe('every request and every response has a named example that validates', () => {
  test.each(messages)('$title', ({ name, bundle, media }) => {
    expect(Object.keys(media?.examples ?? {}).length).toBeGreaterThan(0);
    const validate = validatorOf(name, bundle).compile(pinned(media?.schema ?? {}, name));
    for (const [title, example] of Object.entries(media?.examples ?? {})) {
      const { value } = example.$ref ? (bundle.components.examples?.[lastPart(example.$ref)] ?? {}) : example;
      expect(value, title).toBeDefined();
      expect(validate(value) || validate.errors, title).toBe(true);
    }
  });
});

test('the slice has its 21 operations', () => {
  expect(services.flatMap(({ bundle }) => Object.values(bundle.paths).flatMap((item) => Object.values(item)))).toHaveLength(21);
});
