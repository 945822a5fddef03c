import { LATEST } from './clock.ts';
import type { Sandbox } from './create-sandbox.ts';
import { parseJson } from './json.ts';
import { skuOf } from './rules/stock.ts';
import { scenarioList } from './seeds/scenarios.ts';
import { settingsSchema } from './settings-schema.ts';
import { violationsIn } from './validate.ts';
import { json, type SandboxRequest, type SandboxResponse } from './wire.ts';

const problem = (status: number, message: string): SandboxResponse => json(status, { message, details: {} });

const commands: Record<string, string> = {
  'GET /sandbox': 'this list',
  'GET /sandbox/state': 'everything that the sandbox knows',
  'GET /sandbox/hash': 'the hash of the state',
  'GET /sandbox/orders': 'the orders that were placed',
  'POST /sandbox/advance': 'moves the clock: {"seconds": 60}',
  'POST /sandbox/reset': 'starts over: {"scenario": "fresh-shop", "seed": "42"}, both optional',
  'POST /sandbox/stock': 'sets the pieces left: {"sku": "VT-005", "quantity": 0}',
  'POST /sandbox/settings': 'switches of the site: {"strict": true}',
};

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The control calls under /sandbox, for tests and tools; undefined for any other path. Pages of other sites may not use
 * them, and what changes something must be sent as JSON.
 */
export const controlRoutes = (sandbox: Sandbox, request: SandboxRequest): SandboxResponse | undefined => {
  const { pathname } = request.url;
  if (pathname !== '/sandbox' && !pathname.startsWith('/sandbox/')) return undefined;
  const origin = request.header('origin');
  if (origin !== null && !LOCAL.test(origin))
    return problem(403, 'The control calls are for tools on this machine, not for pages of other sites.');
  const command = `${request.method === 'HEAD' ? 'GET' : request.method} ${pathname.replace(/\/$/, '')}`;
  if (!Object.hasOwn(commands, command))
    return problem(
      404,
      `There is no control call ${command}. There are: ${Object.keys(commands).join(', ')}.`,
    );
  if (request.method === 'POST' && !request.header('content-type')?.startsWith('application/json'))
    return problem(415, 'A control call that changes something takes a JSON body with its content type.');
  const body = readBody(request);
  return body ? run(sandbox, command, body) : problem(400, 'The body must be a JSON object.');
};

const readBody = ({ method, text }: SandboxRequest): Record<string, unknown> | undefined => {
  if (method !== 'POST' || text.trim() === '') return {};
  try {
    const body = parseJson(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : undefined;
  } catch {
    return undefined;
  }
};

const run = (sandbox: Sandbox, command: string, body: Record<string, unknown>): SandboxResponse => {
  switch (command) {
    case 'GET /sandbox':
      return json(200, { commands, scenarios: scenarioList, now: sandbox.clock.iso(), hash: sandbox.hash() });
    case 'GET /sandbox/state':
      return json(200, sandbox.state);
    case 'GET /sandbox/orders':
      return json(200, { orders: sandbox.orders });
    case 'POST /sandbox/advance':
      return advance(sandbox, body);
    case 'POST /sandbox/reset':
      return reset(sandbox, body);
    case 'POST /sandbox/stock':
      return setStock(sandbox, body);
    case 'POST /sandbox/settings':
      return setSettings(sandbox, body);
    default:
      return status(sandbox);
  }
};

const status = (sandbox: Sandbox): SandboxResponse =>
  json(200, { hash: sandbox.hash(), now: sandbox.clock.iso() });

const advance = (sandbox: Sandbox, { seconds }: Record<string, unknown>): SandboxResponse => {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds < 0)
    return problem(400, 'Say how far to move the clock: {"seconds": 60}. It moves forward only.');
  if (sandbox.clock.now() + seconds * 1000 > LATEST)
    return problem(400, 'The clock ends with the year 9998. Move it less far, or start over with a reset.');
  sandbox.advance(seconds * 1000);
  return status(sandbox);
};

const reset = (sandbox: Sandbox, { scenario, seed }: Record<string, unknown>): SandboxResponse => {
  const known = scenarioList.some(({ name }) => name === scenario);
  if (scenario !== undefined && !known)
    return problem(
      400,
      `There is no such scenario. There are: ${scenarioList.map(({ name }) => name).join(', ')}.`,
    );
  if (seed !== undefined && typeof seed !== 'string' && typeof seed !== 'number')
    return problem(400, 'A seed is text or a number.');
  sandbox.reset({
    ...(typeof scenario === 'string' && { scenario }),
    ...(seed !== undefined && { seed }),
  });
  return status(sandbox);
};

const setStock = (sandbox: Sandbox, { sku, quantity }: Record<string, unknown>): SandboxResponse => {
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 0)
    return problem(400, 'Say how many pieces are left: {"sku": "VT-005", "quantity": 0}.');
  for (const product of sandbox.state.products) {
    const holder = product.manageVariants
      ? product.variants.find((variant) => skuOf(product, variant) === sku)
      : product;
    if (!holder || (holder === product && product.sku !== sku)) continue;
    Object.assign(holder, { quantity, inStock: quantity > 0 });
    product.lastUpdated = sandbox.clock.iso();
    return status(sandbox);
  }
  return problem(404, 'No product or variant with its own stock has this sku.');
};

const setSettings = (sandbox: Sandbox, body: Record<string, unknown>): SandboxResponse => {
  const violations = violationsIn(settingsSchema, body);
  if (violations.length > 0)
    return problem(
      400,
      `${violations.map(({ field, description }) => `${field} ${description}`).join('; ')}. The settings are: ${Object.keys(sandbox.state.settings).join(', ')}.`,
    );
  Object.assign(sandbox.state.settings, body);
  return json(200, sandbox.state.settings);
};
