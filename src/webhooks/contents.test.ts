import { beforeAll, describe, expect, test } from 'vitest';
import { Notification } from '../../generated/notifications/zod.ts';
import { adviceFor, isWebhookError } from '../core/errors/index.ts';
import { createVerifier, type VerifierOptions } from './index.ts';
import type { Signer, SignOptions } from './signer.ts';
import { AUDIENCE, cartCreated, INSTANCE, ISSUER, NOW, productChanged, signerOf } from './testing/stage.ts';

// A verified delivery may still be unreadable: the platform changes, and apps have defects.

let signer: Signer;
beforeAll(async () => {
  signer = await signerOf();
});

const verify = (body: string, options: Partial<VerifierOptions> = {}) =>
  createVerifier({
    publicKey: signer.publicKey,
    audience: AUDIENCE,
    issuer: ISSUER,
    now: () => NOW,
    ...options,
  })(body);

const signed = (options: SignOptions) => signer.sign(cartCreated(), options);

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const outer = (members: object): string =>
  JSON.stringify({ eventType: 'a.b', instanceId: INSTANCE, data: '{}', ...members });

describe('a claim that is not a notification', () => {
  test.each<[string, unknown, RegExp]>([
    ['missing', undefined, /Unexpected type of JWT data: expected string, got undefined/],
    ['an object', { eventType: 'a.b' }, /Unexpected type of JWT data: expected string, got object/],
    ['a number', 7, /expected string, got number/],
    ['null', null, /expected string, got object/],
    ['an empty text', '', /"data" is not JSON/],
    ['words', 'hello', /"data" is not JSON/],
    ['cut JSON', outer({}).slice(0, -1), /"data" is not JSON/],
    ['JSON with an extra comma', '{"a":1,}', /"data" is not JSON/],
    ['a list', '[]', /"data" is not a JSON object/],
    ['a text inside a text', '"{}"', /"data" is not a JSON object/],
    ['null as a text', 'null', /"data" is not a JSON object/],
    ['nested 100 000 deep', deep(100_000), /"data" is nested too deeply/],
    ['without a type', outer({ eventType: undefined }), /no "eventType"/],
    ['with an empty type', outer({ eventType: '' }), /no "eventType"/],
    ['with a list as the type', outer({ eventType: ['a.b'] }), /no "eventType"/],
    ['without an installation', outer({ instanceId: undefined }), /no "instanceId"/],
    ['without a payload', outer({ data: undefined }), /"data.data" is not a JSON object/],
    ['with a payload that is not JSON', outer({ data: '{' }), /"data.data" is not JSON/],
    ['with a list as the payload', outer({ data: '[]' }), /"data.data" is not a JSON object/],
    ['with a number as the payload', outer({ data: 5 }), /"data.data" is not a JSON object/],
    [
      'with a deeply nested payload',
      outer({ data: `{"a":${deep(300)}}` }),
      /"data.data" is nested too deeply/,
    ],
    ['with an identity that is not JSON', outer({ identity: 'member' }), /"identity" is not JSON/],
    ['with an identity that is a list', outer({ identity: '[]' }), /"identity" is not a JSON object/],
    [
      'with an entity that is not JSON',
      outer({ data: JSON.stringify({ createdEvent: { entityAsJson: '{"a"' } }) }),
      /"entityAsJson" is not JSON/,
    ],
    [
      'with a deeply nested entity',
      outer({ data: JSON.stringify({ updatedEvent: { currentEntityAsJson: deep(300) } }) }),
      /"currentEntityAsJson" is nested too deeply/,
    ],
    [
      'with a body that is not JSON',
      outer({ data: JSON.stringify({ actionEvent: { bodyAsJson: '' } }) }),
      /"bodyAsJson" is not JSON/,
    ],
  ])('%s: refused with webhook-contents', async (_, claim, message) => {
    const error = await failureOf(verify(await signed({ claim })));
    expect(error).toMatchObject({
      name: 'WebhookError',
      code: 'webhook-contents',
      status: 400,
      retryable: 'no',
    });
    expect((error as Error).message).toMatch(message);
    expect(adviceFor(error)?.text).toMatch(/\w/);
  });

  test('claims that are not an object: refused', async () => {
    for (const rawClaims of ['[]', '"x"', 'null', '7', '{'])
      expect(await failureOf(verify(await signed({ rawClaims })))).toMatchObject({
        code: 'webhook-not-signed',
      });
  });
});

describe('a readable claim is read:', () => {
  const read = async (claim: string) => (await verify(await signed({ claim }))).notification;

  test.each<[string, string, object]>([
    [
      'identity and payload as objects',
      outer({ identity: { a: 1 }, data: { b: 2 } }),
      { identity: { a: 1 }, data: { b: 2 } },
    ],
    ['no identity', outer({ identity: null }), { data: {} }],
    [
      'an event part that is a text',
      outer({ data: '{"createdEvent":"x"}' }),
      { data: { createdEvent: 'x' } },
    ],
    [
      'both forms of an entity: the object counts',
      outer({ data: JSON.stringify({ createdEvent: { entity: { id: 1 }, entityAsJson: 'no JSON' } }) }),
      { data: { createdEvent: { entity: { id: 1 } } } },
    ],
    [
      'a member in text form outside of the event parts: kept',
      outer({ data: '{"bodyAsJson":"x","createdEvent":{"moreAsJson":"y"}}' }),
      { data: { bodyAsJson: 'x', createdEvent: { moreAsJson: 'y' } } },
    ],
    ['unknown members', outer({ brandNew: 1 }), { brandNew: 1 }],
    [
      'brackets within texts',
      outer({ data: JSON.stringify({ note: deep(900), quote: '\\"[' }) }),
      { data: { quote: '\\"[' } },
    ],
  ])('%s', async (_, claim, found) => {
    expect(await read(claim)).toMatchObject(found);
  });

  test('members such as `__proto__` stay members, and no prototype changes', async () => {
    const evil =
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"createdEvent":{"__proto__":{"polluted":1},"entityAsJson":"{\\"__proto__\\":{\\"polluted\\":1}}"}}';
    const { data } = await read(
      `{"__proto__":{"polluted":1},"eventType":"a.b","instanceId":"i","data":${JSON.stringify(evil)}}`,
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Reflect.get(data, 'polluted')).toBeUndefined();
    expect(Object.keys(data).toSorted()).toEqual(['__proto__', 'constructor', 'createdEvent']);
  });
});

describe('a schema', () => {
  const schema = Notification;

  test('accepts a notification that fits it', async () => {
    const { notification } = await verify(await signer.sign(productChanged()), { schema });
    expect(notification).toEqual(productChanged());
  });

  test('refuses other notifications, and names the fields without their values', async () => {
    const wrong = { ...productChanged(), data: { productId: 'SECRET', changedFields: 'SECRET' } };
    const error = await failureOf(verify(await signer.sign(wrong), { schema }));
    expect(error).toMatchObject({ code: 'webhook-shape', status: 400, eventType: wrong.eventType });
    expect((error as Error).message).toMatch(/data\.changedFields/);
    expect(JSON.stringify(error) + String(error)).not.toMatch(/SECRET/);
  });

  test.each([
    ['its own id', { createdEvent: { entity: { id: 'cart-1' } } }],
    ['the id of its entity', { id: 'n-1', createdEvent: { entity: { lineItems: null } } }],
    [
      'ids of lines',
      { id: 'n-1', createdEvent: { entity: { id: 'cart-1', lineItems: [{}, { id: null }] } } },
    ],
    ['its entity', { id: 'n-1', createdEvent: null }],
    ['everything', {}],
  ])('accepts a signed notification that lacks %s', async (_, data) => {
    const sparse = { eventType: 'wix.ecom.v1.cart_created', instanceId: 'site', data };
    const { notification } = await verify(await signer.sign(sparse), { schema });
    expect(notification).toEqual(sparse);
  });

  test('of another library works too', async () => {
    const none = { safeParse: () => ({ success: false }) };
    const error = await failureOf(verify(await signer.sign(productChanged()), { schema: none }));
    expect((error as Error).message).toMatch(/as a whole/);
  });
});

describe('bodies in every form', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const forms: [string, (body: string) => Parameters<ReturnType<typeof createVerifier>>[0]][] = [
    ['a text', (body) => body],
    ['bytes', bytes],
    ['a Buffer', (body) => Buffer.from(body)],
    ['the stream of a request', (body) => new Response(body).body],
    [
      'an iterable of chunks cut anywhere',
      async function* (body: string) {
        for (const char of body.match(/.{1,7}/gs) ?? []) yield bytes(char);
      },
    ],
  ];

  test.each(forms)('%s', async (_, form) => {
    const body = form(await signer.sign(productChanged()));
    const verifier = createVerifier({
      publicKey: signer.publicKey,
      now: () => NOW,
    });
    expect((await verifier(body)).notification).toEqual(productChanged());
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['undefined', undefined],
    ['a body that a framework has parsed', { eventType: 'a.b' }],
    ['a number', 7],
    [
      'a stream that breaks off',
      new ReadableStream({ start: (controller) => controller.error(new Error('SECRET gone')) }),
    ],
  ])('%s is not a signed notification', async (_, body) => {
    const error = await failureOf(verify(body as string));
    expect(error).toMatchObject({ code: 'webhook-not-signed', status: 400 });
    expect(String((error as Error).cause)).not.toMatch(/SECRET/);
  });

  test('an endless stream is read up to the limit only', async () => {
    let stopped = false;
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1000).fill(97 + (sent++ % 2))),
      cancel: () => {
        stopped = true;
      },
    });
    const error = await failureOf(
      createVerifier({ publicKey: signer.publicKey, maxLength: 10_000 })(endless),
    );
    expect(error).toMatchObject({ code: 'webhook-too-large' });
    expect([stopped, sent < 20]).toEqual([true, true]);
  });
});

test('no error holds the body, a claim or the key in any member', async () => {
  const canary = 'CANARY0123456789';
  const body = await signer.sign(cartCreated(canary));
  const bodies = [
    body,
    body.slice(0, -5),
    `${body}.x`,
    await signed({ audience: canary }),
    await signed({ issuer: canary }),
    await signed({ expiresAt: 1, issuer: canary }),
    await signed({ wrongKey: true, header: { kid: canary } }),
    await signed({ algorithm: 'HS256', header: { kid: canary } }),
    await signed({ claim: canary }),
    await signed({ claim: { canary } }),
    await signed({ claim: outer({ data: canary }) }),
    await signed({ claim: outer({ identity: `{"${canary}` }) }),
    await signed({ rawClaims: `{"${canary}` }),
    JSON.stringify({ canary }),
  ];
  for (const given of bodies) {
    const error = await failureOf(verify(given, { audience: 'x' }));
    const { message, stack, cause } = error as Error;
    const said = [
      message,
      stack,
      String(cause),
      JSON.stringify(error),
      JSON.stringify(Object.entries(error as object)),
    ].join();
    expect(isWebhookError(error)).toBe(true);
    for (const secret of [
      canary,
      body.slice(0, 30),
      given.slice(0, 30),
      signer.publicKey.split('\n')[1] ?? '',
    ])
      expect(said).not.toContain(secret);
  }
});
