import { createServer, type Server } from 'node:http';
import { type Settings, shopNews } from './shop-news.ts';

/** A receiver on Node's own server: the request itself is the body, read no further than a notification may go. */
export const server = (settings: Settings, say: (news: string) => void): Server => {
  const { receive } = shopNews(settings, say);
  return createServer((request, response) => {
    if (request.method !== 'POST' || request.url !== '/webhooks') {
      response.writeHead(404).end();
      return;
    }
    void receive(request).then(({ status }) => {
      // What is left of a body that was too large is not waited for.
      if (status !== 200) response.setHeader('connection', 'close');
      response.writeHead(status).end();
    });
  });
};
