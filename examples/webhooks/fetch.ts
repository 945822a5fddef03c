import { type Settings, shopReceiver } from './shop-receiver.ts';

/** A receiver as a Fetch handler: for workers at the edge, Deno, Bun, a route of Hono or of a React framework. */
export const handler = (settings: Settings, say: (line: string) => void) => {
  const receiver = shopReceiver(settings, say);
  return async (request: Request): Promise<Response> =>
    request.method === 'POST' && new URL(request.url).pathname === '/webhooks'
      ? receiver.fetch(request)
      : new Response(null, { status: 404 });
};
