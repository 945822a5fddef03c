import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as carts from '../../generated/carts/operations.ts';
import * as catalogV1 from '../../generated/catalog-v1/operations.ts';
import * as catalogV2 from '../../generated/catalog-v2/operations.ts';
import { contracts } from '../../generated/contracts.ts';
import * as oauth2 from '../../generated/oauth2/operations.ts';
import * as redirectSession from '../../generated/redirect-session/operations.ts';
import { carts as cartsService } from '../../generated/carts/service.ts';
import { catalogV1 as catalogV1Service } from '../../generated/catalog-v1/service.ts';
import { catalogV2 as catalogV2Service } from '../../generated/catalog-v2/service.ts';
import { oauth2 as oauth2Service } from '../../generated/oauth2/service.ts';
import { redirectSession as redirectSessionService } from '../../generated/redirect-session/service.ts';
import { createClient, oauth, type VitrineClient } from '../../src/index.ts';
import { startServer } from '../../src/sandbox/serve.ts';
import { createSandbox } from '../../src/sandbox/create-sandbox.ts';
import { Descriptions } from './described.ts';
import { type Arguments, recipes, shop } from './recipes.ts';

const descriptions = new Descriptions();
const messages = descriptions.messages();
const named: Record<string, unknown> = {
  ...carts,
  ...catalogV1,
  ...catalogV2,
  ...oauth2,
  ...redirectSession,
};
const operations = Object.values(contracts).flatMap(
  (
    contract,
  ): {
    id: string;
    method: string;
    path: string;
    identity: readonly string[];
    service: string;
    body: unknown;
    query: unknown;
  }[] => Object.values(contract),
);

interface Exchange {
  method: string;
  path: string;
  status: number;
  request: unknown;
  answer: unknown;
}

let host = '';
let stop = async (): Promise<void> => {};
let client: VitrineClient;
let live: Awaited<ReturnType<typeof shop>>;
const exchanges: Exchange[] = [];

const parsed = (text: string): unknown => (text ? JSON.parse(text) : undefined);

const recordingFetch = async (url: string, init: RequestInit) => {
  const response = await fetch(url, init);
  exchanges.push({
    method: String(init.method),
    path: new URL(url).pathname,
    status: response.status,
    request: parsed(typeof init.body === 'string' ? init.body : ''),
    answer: parsed(await response.clone().text()),
  });
  return response;
};

/** Everything that the description says against what went over the wire for one operation. */
const objections = (id: string, { status, request, answer }: Exchange): string[] => {
  const message = (kind: string) => messages.find((entry) => entry.operation === id && entry.kind === kind);
  const described = message(String(status));
  const asked = message('request');
  return [
    ...(described ? descriptions.violations(described, answer) : [`status ${status} is not described`]),
    ...(asked && request !== undefined ? descriptions.violations(asked, request) : []),
  ];
};

const argumentsOf = (id: string): Arguments => {
  const recipe = recipes[id];
  if (recipe) return recipe(live);
  const examples = messages.find(({ operation, kind }) => operation === id && kind === 'request')?.media
    ?.examples;
  return { body: Object.values(examples ?? {})[0] };
};

const callNamed = async ({ id, path, body, query }: (typeof operations)[number], given: Arguments) => {
  const call = named[id];
  if (typeof call !== 'function') throw new Error(`There is no named operation ${id}`);
  const segments = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => given.path?.[name ?? '']);
  return (await call(...segments, ...(body ? [given.body] : []), ...(query ? [given.query] : []), {
    client,
  })) as unknown;
};

const services = [cartsService, catalogV1Service, catalogV2Service, oauth2Service, redirectSessionService];

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const callRaw = async ({ service, method, path }: (typeof operations)[number], given: Arguments) => {
  const face: unknown = Reflect.get(client, camel(service));
  const call: unknown = Reflect.get(Object(face), method);
  if (typeof call !== 'function') throw new Error(`The face of ${service} has no ${method}`);
  const init = {
    params: { path: given.path, query: given.query },
    ...(given.body !== undefined && { body: given.body }),
  };
  return (await call(path, init)) as { data?: unknown; error?: unknown; response: Response };
};

beforeAll(async () => {
  const server = await startServer(createSandbox({ seed: 42 }), { port: 0 });
  host = server.url;
  stop = () => server.close();
});
afterAll(() => stop());

beforeEach(async () => {
  const auth = oauth({ clientId: '9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f' });
  client = createClient({ auth, host, services, fetch: recordingFetch });
  live = await shop(client);
  exchanges.length = 0;
});

const lastExchange = (): Exchange => {
  const exchange = exchanges.at(-1);
  if (!exchange) throw new Error('Nothing went over the wire');
  return exchange;
};

describe('over HTTP, every operation is answered as described', () => {
  test.each(operations)('$id by its named fetcher', async (operation) => {
    const answer = await callNamed(operation, argumentsOf(operation.id));
    expect(exchanges).toHaveLength(1);
    expect(answer).toEqual(lastExchange().answer);
    expect(lastExchange().status).toBe(200);
    expect(objections(operation.id, lastExchange())).toEqual([]);
  });

  test.each(operations)('$id by its face', async (operation) => {
    const { data, error, response } = await callRaw(operation, argumentsOf(operation.id));
    expect(error).toBeUndefined();
    expect(response.status).toBe(200);
    expect(data).toEqual(lastExchange().answer);
    expect(objections(operation.id, lastExchange())).toEqual([]);
  });
});

describe('over HTTP, every refusal is one that the description has', () => {
  test.each(operations.filter(({ identity }) => identity.length > 0))(
    '$id with an unknown token',
    async (operation) => {
      const response = await callRawWithToken(operation, 'not-a-token');
      expect(response.status).toBe(401);
      expect(objections(operation.id, lastExchange())).toEqual([]);
    },
  );

  test.each(operations.filter(({ body }) => body))(
    '$id with a body of the wrong shape',
    async (operation) => {
      const given = argumentsOf(operation.id);
      const { response } = await callRaw(operation, { ...given, body: misshapen(given.body) });
      expect(response.status).toBe(400);
      expect(descriptions.violations(describedAnswer(operation.id, 400), lastExchange().answer)).toEqual([]);
    },
  );

  test.each(operations.filter(({ path }) => path.includes('{')))(
    '$id with an id that nothing has',
    async (operation) => {
      const given = argumentsOf(operation.id);
      const nowhere = Object.fromEntries(
        Object.keys(given.path ?? {}).map((name) => [name, 'nothing-has-this-id']),
      );
      const { response } = await callRaw(operation, { ...given, path: nowhere });
      expect([400, 404]).toContain(response.status);
      expect(objections(operation.id, lastExchange())).toEqual([]);
    },
  );
});

/** The body with every member of another type; an empty one as a text. */
const misshapen = (body: unknown): unknown => {
  const members = Object.entries(Object(body) as object);
  if (members.length === 0) return 'a text';
  return Object.fromEntries(members.map(([name, value]) => [name, typeof value === 'string' ? 7 : 'a text']));
};

const describedAnswer = (id: string, status: number) => {
  const message = messages.find(({ operation, kind }) => operation === id && kind === String(status));
  if (!message) throw new Error(`${id} does not describe ${status}`);
  return message;
};

const callRawWithToken = async (operation: (typeof operations)[number], token: string): Promise<Response> => {
  const stranger = createClient({ host, services, fetch: recordingFetch, headers: { Authorization: token } });
  const face: unknown = Reflect.get(stranger, camel(operation.service));
  const call: unknown = Reflect.get(Object(face), operation.method);
  if (typeof call !== 'function')
    throw new Error(`The face of ${operation.service} has no ${operation.method}`);
  const { path, query, body } = argumentsOf(operation.id);
  const { response } = (await call(operation.path, {
    params: { path, query },
    ...(body !== undefined && { body }),
  })) as {
    response: Response;
  };
  return response;
};
