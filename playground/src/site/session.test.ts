import { createClient, oauth } from 'vitrine';
import { addToCurrentCart } from 'vitrine/carts';
import { createSandbox, STORE_APP_ID } from 'vitrine/sandbox';
import { expect, test } from 'vitest';
import { createControl } from './control.ts';
import { createSessionRecorder, readSession } from './session.ts';

const HOST = 'http://localhost:4010';

const siteOf = (seed: string) => {
  const sandbox = createSandbox({ seed });
  const send: typeof fetch = (input, init) => sandbox.fetch(new Request(input, init));
  const recorder = createSessionRecorder(createControl(HOST, send), send);
  const client = createClient({
    auth: oauth({ clientId: 'c0a5e2d4-6f1b-4b8e-9d37-51e8f2a6b904' }),
    host: HOST,
    fetch: recorder.fetch,
  });
  return { sandbox, recorder, client };
};

test('replaying a recording gives the same state, and its file holds no token', async () => {
  const here = siteOf('42');
  await here.recorder.record();
  const product = Object.values(here.sandbox.state.products).find(({ slug }) => slug === 'low-carafe');
  const catalogReference = { appId: STORE_APP_ID, catalogItemId: product?.id ?? '' };
  await addToCurrentCart({ lineItems: [{ quantity: 2, catalogReference }] }, { client: here.client });
  await here.recorder.stop();
  const { kept, steps } = here.recorder.state.get();
  expect(steps).toBe(2);
  const file = JSON.stringify(kept);
  expect(file).not.toMatch(/sandbox\.(access|refresh)\.\w/);

  const there = siteOf('7');
  const played = await there.recorder.play(readSession(file), HOST);
  expect(played).toMatchObject({ same: true, different: 0, hash: here.sandbox.hash() });
  expect(there.sandbox.hash()).toBe(here.sandbox.hash());
});

test.each(['', '{}', '{"format":"vitrine-recording"}'])('%j is not a recording', (file) => {
  expect(() => readSession(file)).toThrow(/file/);
});
