import { type Settings, shopNews } from './shop-news.ts';

/** A receiver for whatever speaks Fetch: workers at the edge, Deno, Bun, a route of Hono or of a React framework. */
export const handler = (settings: Settings, say: (news: string) => void) => {
  const receiver = shopNews(settings, say);
  return async (request: Request): Promise<Response> =>
    request.method === 'POST' && new URL(request.url).pathname === '/webhooks'
      ? receiver.fetch(request)
      : new Response(null, { status: 404 });
};
