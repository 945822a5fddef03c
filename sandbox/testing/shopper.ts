import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox, SandboxOptions } from '../control/sandbox.ts';
import { operations, type Operation } from '../engine/operations.ts';
import { createRouter } from '../engine/router.ts';
import { DEFAULT_OWNER_KEY, STORE_APP_ID } from '../engine/settings.ts';
import type { ProductRecord, VariantRecord } from '../records/state.ts';
import { parsed } from '../engine/values/not-finite.ts';

/** The client id of test callers; the sandbox accepts any id. */
export const CLIENT_ID = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';

/** The origin of test requests. */
export const ORIGIN = 'http://localhost:4010';

const router = createRouter(operations);

/** An answer with a body of any form. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Tree;
}

/** A JSON value with typed access by path. */
export class Tree {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }

  /** The value at a path such as `cart.lineItems.0.quantity`; undefined: there is none. */
  at(path: string): unknown {
    return path
      .split('.')
      .reduce<unknown>(
        (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
        this.value,
      );
  }

  /** The text at a path; throws if there is none. */
  text(path: string): string {
    const value = this.at(path);
    if (typeof value !== 'string') throw new Error(`No text at ${path} in ${JSON.stringify(this.value)}`);
    return value;
  }

  /** The list at a path; throws if there is none. */
  list(path: string): Tree[] {
    const value = this.at(path);
    if (!Array.isArray(value)) throw new Error(`No list at ${path} in ${JSON.stringify(this.value)}`);
    return value.map((item: unknown) => new Tree(item));
  }
}

/** Throws unless an answer matches the description, without unknown members. */
export const checkAnswer = (operation: Operation, status: number, body: unknown): void => {
  if (!(status in operation.responses))
    throw new Error(`${operation.id} does not describe the status ${status}`);
  const schema = operation.responses[status];
  if (!schema) return;
  // A number that JSON does not have is sent as text (R217).
  const result = parsed(schema, body);
  if (!result.success)
    throw new Error(`${operation.id} ${status} is not as described: ${JSON.stringify(result.error.issues)}`);
  const extra = undescribed(body, result.data, '');
  if (extra.length > 0)
    throw new Error(`${operation.id} ${status} has more than described: ${extra.join(', ')}`);
};

const undescribed = (sent: unknown, described: unknown, path: string): string[] => {
  if (typeof sent !== 'object' || sent === null) return [];
  if (typeof described !== 'object' || described === null) return [path];
  return Object.entries(sent).flatMap(([key, value]) =>
    Reflect.has(described, key)
      ? undescribed(value, Reflect.get(described, key), `${path}.${key}`)
      : [`${path}.${key}`],
  );
};

/** Sends a request to a sandbox; the answer of an operation is checked against its description. */
export const send = async (
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer> => {
  const response = await sandbox.fetch(
    new Request(`${ORIGIN}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const parsed: unknown = isJson ? JSON.parse(text) : text;
  const match = router.match(method, new URL(`${ORIGIN}${path}`).pathname);
  if (match) checkAnswer(match.route, response.status, parsed);
  return { status: response.status, headers: response.headers, body: new Tree(parsed) };
};

/** A caller with a token. */
export const callerWith = (sandbox: Sandbox, token: string) => {
  const call = (method: string, path: string, body?: unknown) => send(sandbox, method, path, body, token);
  return {
    sandbox,
    token,
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}) => call('POST', path, body),
    patch: (path: string, body: unknown) => call('PATCH', path, body),
    remove: (path: string) => call('DELETE', path),
    /** Adds a product of the shop by slug and choices. */
    add: (slug: string, quantity = 1, choices: Record<string, string> = {}) =>
      call('POST', '/v1/carts/current/add-to-cart', {
        lineItems: [{ quantity, catalogReference: referenceTo(sandbox, slug, choices) }],
      }),
    cart: () => call('GET', '/v1/carts/current'),
    estimate: (wish: unknown = {}) => call('POST', '/v1/carts/current/estimate-totals', wish),
    coupon: (couponCode: string) => call('PATCH', '/v1/carts/current', { couponCode }),
  };
};

/** See callerWith. */
export type Shopper = ReturnType<typeof callerWith>;

/** A new visitor of a sandbox. */
export const visitorOf = async (sandbox: Sandbox): Promise<Shopper> => {
  const { body } = await send(sandbox, 'POST', '/oauth2/token', {
    clientId: CLIENT_ID,
    grantType: 'anonymous',
  });
  return callerWith(sandbox, body.text('access_token'));
};

/** A new visitor of a new sandbox. */
export const newVisitor = (options: SandboxOptions = {}): Promise<Shopper> =>
  visitorOf(createSandbox(options));

/** An app of a sandbox. */
export const appOf = async (sandbox: Sandbox): Promise<Shopper> => {
  const { body } = await send(sandbox, 'POST', '/oauth2/token', {
    grant_type: 'client_credentials',
    client_id: 'app',
    client_secret: 'not-a-real-secret',
    instance_id: 'b1d3c6a8-0f0d-4c86-9a0e-5b0c8c1f3e77',
  });
  return callerWith(sandbox, body.text('access_token'));
};

/** An app with the API key of the owner, as signOn requires. */
export const signingAppOf = async (sandbox: Sandbox): Promise<Shopper> =>
  callerWith(sandbox, `${(await appOf(sandbox)).token},${DEFAULT_OWNER_KEY}`);

/** A product of the shop. Throws if there is none with this slug. */
export const productOf = (sandbox: Sandbox, slug: string): ProductRecord => {
  const product = sandbox.state.products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`The shop has no ${slug}`);
  return product;
};

/** A variant of a product by its choices. Throws if there is none. */
export const variantOf = (product: ProductRecord, choices: Record<string, string>): VariantRecord => {
  const variant = product.variants.find((candidate) =>
    Object.entries(choices).every(([name, choice]) => candidate.choices[name] === choice),
  );
  if (!variant) throw new Error(`${product.slug} has no ${JSON.stringify(choices)}`);
  return variant;
};

/** A catalog reference to a product of the shop. */
export const referenceTo = (sandbox: Sandbox, slug: string, choices: Record<string, string> = {}) => {
  const product = productOf(sandbox, slug);
  return {
    appId: STORE_APP_ID,
    catalogItemId: product.id,
    options:
      product.manageVariants && product.options.length > 0
        ? { variantId: variantOf(product, choices).id }
        : { options: choices },
  };
};
