import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient, oauth } from 'vitrine';
import { addToCurrentCart } from 'vitrine/carts';
import { STORE_APP_ID } from 'vitrine/sandbox';
import { command } from '../../sandbox/hosts/cli/testing/command.ts';
import { receiverWith } from '../guides/webhooks.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/webhooks.md'), 'utf8');
const [, written = ''] = /```sh\nnpx vitrine (.+)\n```/.exec(page) ?? [];
const said = vi.spyOn(console, 'log');
const complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  said.mockReturnValue();
  complaints.mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** The receiver of the page behind a port. It works once `trust` has given it the key. */
const startReceiver = async () => {
  let receiver: ReturnType<typeof receiverWith> | undefined;
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    void receiver?.receive(request).then(({ status }) => {
      statuses.push(status);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    statuses,
    trust: (publicKey: string) => void (receiver = receiverWith(publicKey)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

test('the command of the page sends notifications that the receiver of the page accepts with the printed key', async () => {
  const receiver = await startReceiver();
  const args = written.replace('http://localhost:3000/webhooks', receiver.url).split(' ');
  const { out } = await command([...args, '--port', '0'], async (host, printed) => {
    const [, publicKey = ''] = /public key: (\S+)/.exec(printed) ?? [];
    receiver.trust(publicKey);
    const client = createClient({
      host,
      auth: oauth({ clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11' }),
    });
    const { products } = (await (await fetch(`${host}/sandbox/state`)).json()) as {
      products: readonly { id: string; slug: string }[];
    };
    const catalogItemId = products.find(({ slug }) => slug === 'oak-board')?.id ?? '';
    const lineItems = [{ quantity: 1, catalogReference: { appId: STORE_APP_ID, catalogItemId } }];
    await addToCurrentCart({ lineItems }, { client });
    const { cart } = await addToCurrentCart({ lineItems }, { client });
    // Each change is announced by both contract families; the page handles the update of the first one.
    await vi.waitFor(() => expect(receiver.statuses).toEqual([200, 200, 200, 200]), 10_000);
    const lines = said.mock.calls.map(([first]: unknown[]) => first);
    expect(lines.filter((line) => line !== 'no handler for')).toEqual([cart?.id]);
    expect(lines).toHaveLength(4);
  });
  receiver.close();
  expect(out).toContain(`It posts its notifications to ${receiver.url}`);
  expect(complaints).not.toHaveBeenCalled();
});
