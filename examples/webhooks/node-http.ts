import { createServer, type Server } from 'node:http';
import { type Settings, shopReceiver } from './shop-receiver.ts';

/** A receiver on Node's own server. It reads the request up to the maximum size of a notification. */
export const server = (settings: Settings, say: (line: string) => void): Server => {
  const { receive } = shopReceiver(settings, say);
  return createServer((request, response) => {
    if (request.method !== 'POST' || request.url !== '/webhooks') {
      response.writeHead(404).end();
      return;
    }
    void receive(request).then(({ status }) => {
      // Do not wait for the rest of a body that is too large.
      if (status !== 200) response.setHeader('connection', 'close');
      response.writeHead(status).end();
    });
  });
};
