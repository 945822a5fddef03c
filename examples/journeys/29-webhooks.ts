import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReceiver } from 'vitrine/webhooks';
import { addPieces, productNamed } from './parts.ts';
import type { Journey } from './stage.ts';

/** J29: signed notifications are verified, and handled once and in order, whatever the order of delivery. */
export const webhooks: Journey = async ({ site, control }) => {
  const { publicKey } = (await control('webhooks')) as { publicKey: string };
  const heard: string[] = [];
  const receiver = createReceiver({
    publicKey,
    handlers: {
      'wix.ecom.v1.cart_created': ({ metadata }) => heard.push(`created ${metadata.entityEventSequence}`),
      'wix.ecom.v1.cart_updated': ({ metadata }) => heard.push(`updated ${metadata.entityEventSequence}`),
    },
  });
  const server = createServer((request, response) => {
    void receiver.receive(request).then(({ status }) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await control('webhooks', { url: `http://127.0.0.1:${port}/` });
    const shirt = await productNamed(site, 'Studio Tee');
    await addPieces(site, shirt, 1, { Size: 'M', Color: 'Green' });
    await addPieces(site, shirt, 1, { Size: 'M', Color: 'Green' });
    const until = Date.now() + 20_000;
    while (heard.length < 2 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    assert.deepEqual(heard, ['created 1', 'updated 2']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
