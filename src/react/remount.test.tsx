import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../test/setup/eventually.ts';
import { platform, tokens } from '../core/testing/fakes.ts';
import { useCartActions, VitrineProvider } from './index.ts';

afterEach(cleanup);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** A client that counts the subscribers of its session. */
const shop = () => {
  const { site } = platform([tokens(1)], [Response.json({})]);
  let hearing = 0;
  const { session } = site;
  const subscribe: typeof session.subscribe = (listener) => {
    const leave = session.subscribe(listener);
    hearing++;
    return () => {
      hearing--;
      leave();
    };
  };
  return { client: { ...site, session: { ...session, subscribe } }, hearing: () => hearing };
};

const Buttons = () => <p>{Object.keys(useCartActions()).length}</p>;

test('pages that are mounted and unmounted leave no subscribers on their client', async () => {
  const { client, hearing } = shop();
  for (let page = 0; page < 20; page++)
    render(
      <VitrineProvider client={client}>
        <Buttons />
      </VitrineProvider>,
    ).unmount();
  await eventually(async () => {
    collect();
    await client.session.signOut();
    // React itself keeps a reference to the last rendered tree.
    expect(hearing()).toBeLessThanOrEqual(4);
  });
});
