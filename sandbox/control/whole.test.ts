import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { SnapshotError } from '../engine/snapshot.ts';
import { send } from '../testing/shopper.ts';
import { commandOf } from './commands/table.ts';
import { everyCommand } from './commands/every.ts';

afterEach(() => vi.restoreAllMocks());

type Change = (state: Record<string, Record<string, unknown>>) => void;

const set =
  (part: string, name: string, value: unknown): Change =>
  (state) => {
    Object.assign(state[part] ?? {}, { [name]: value });
  };

describe('a state that is refused replaces nothing', () => {
  test.each<[string, Change]>([
    ['a clock of 1e300', set('clock', 'offset', 1e300)],
    ['a start of 1e300', set('clock', 'start', 1e300)],
    ['a clock before 1970', set('clock', 'offset', -1e14)],
    ['a clock after the year 9998', set('clock', 'start', 8.64e15)],
    ['a clock of an unknown kind', set('clock', 'kind', 'sundial')],
    ['a receiver that is null', (state) => Object.assign(state, { receivers: [null] })],
    [
      'a receiver with a password',
      (state) => Object.assign(state, { receivers: [{ id: 'a', url: 'http://a:b@shop.test', trouble: {} }] }),
    ],
    ['a setting of another kind', set('settings', 'strict', 'yes')],
    ['a count that is no number of a sandbox', (state) => Object.assign(state, { counter: 1e300 })],
    [
      'a product whose stock is 1e300',
      ({ products }) => Object.assign(products?.[0] ?? {}, { quantity: 1e300 }),
    ],
  ])('%s', async (_, change) => {
    const sandbox = createSandbox();
    const wrong = JSON.parse(JSON.stringify(sandbox.snapshot())) as Parameters<Change>[0];
    change(wrong);
    await send(sandbox, 'POST', '/sandbox/stock', { sku: 'VT-005', quantity: 3 });
    const [hash, now] = [sandbox.hash(), sandbox.clock.iso()];
    expect((await send(sandbox, 'POST', '/sandbox/restore', { state: wrong })).status).toBe(400);
    expect(() => sandbox.restore(wrong)).toThrow(SnapshotError);
    expect([sandbox.hash(), sandbox.clock.iso()]).toEqual([hash, now]);
    expect((await send(sandbox, 'GET', '/sandbox/hash')).status).toBe(200);
  });
});

test('a control call that fails after it has changed something has changed nothing', async () => {
  const sandbox = createSandbox();
  const hash = sandbox.hash();
  const restock = commandOf(everyCommand, 'POST /sandbox/stock');
  if (!restock) throw new Error('There is no such call');
  const { run } = restock;
  vi.spyOn(restock, 'run').mockImplementation((call) => {
    run(call);
    throw new RangeError('late');
  });
  const refused = await send(sandbox, 'POST', '/sandbox/stock', { sku: 'VT-005', quantity: 3 });
  expect([refused.status, refused.body.at('message')]).toEqual([400, 'late']);
  expect(sandbox.hash()).toBe(hash);
});

test.each(['http://@shop.test/', ' http://shop.test/hook', 'http:shop.test', 'http://shop.test?a@b'])(
  'the receiver %j is taken, and so is the state that has it',
  async (url) => {
    const sandbox = createSandbox();
    expect((await send(sandbox, 'POST', '/sandbox/webhooks', { url })).status).toBe(200);
    expect((await send(sandbox, 'POST', '/sandbox/restore', { state: sandbox.state })).status).toBe(200);
  },
);

test.each(['http://ada:hidden@shop.test/hook', 'http://ada@shop.test/', 'https://:hidden@shop.test/'])(
  'the receiver %s, which fetch would refuse, is refused without its password',
  async (url) => {
    const sandbox = createSandbox();
    const { status, body } = await send(sandbox, 'POST', '/sandbox/webhooks', { url });
    expect(status).toBe(400);
    expect(body.text('message')).toMatch(/has a user or a password/);
    expect(body.text('message')).not.toMatch(/hidden|ada/);
    expect(() => sandbox.webhooks.register({ url })).toThrow(/has a user or a password/);
    expect(sandbox.webhooks.receivers()).toEqual([]);
  },
);
