import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { startServer } from '../../sandbox/hosts/http/serve.ts';

/** A server that answers every path with the same page, with the script of the shop if the path requests it. */
const serve = async (script: string): Promise<Server> => {
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/script.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    const policy = new URL(url, 'http://localhost').searchParams.get('policy');
    const headers = policy ? { 'content-security-policy': policy } : {};
    response
      .writeHead(200, { 'content-type': 'text/html', ...headers })
      .end('<body><script src="/script.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};
const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A shop, a foreign site and the platform, each on its own origin. */
export const startSites = async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./sign-in-script.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
  });
  const sandbox = createSandbox({ clock: 'real-time' });
  const { settings } = sandbox.state;
  const shop = await serve(outputFiles[0]?.text ?? '');
  const other = await serve('');
  const platform = await startServer(sandbox, { port: 0, pagesPort: 0 });
  return {
    sandbox,
    shop: originOf(shop),
    other: originOf(other),
    platform: platform.url,
    /** Origin of the login page. */
    login: platform.pagesUrl,
    /** Address of the shop with a content security policy, if there is one. */
    shopWith: (policy: string) => `${originOf(shop)}/${policy && `?policy=${encodeURIComponent(policy)}`}`,
    reset: () => sandbox.reset({ settings }),
    close: async () => {
      await platform.close();
      for (const server of [shop, other]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};
