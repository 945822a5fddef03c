import type { Connect, Plugin } from 'vite';

/** The content of /config.json, which the page reads first; see src/site/config.ts. */
const configText = (more: object = {}): string =>
  JSON.stringify({
    sandboxUrl: process.env['VITE_SANDBOX_URL'] ?? 'http://localhost:4010',
    clientId: process.env['VITE_CLIENT_ID'] ?? 'c0a5e2d4-6f1b-4b8e-9d37-51e8f2a6b904',
    ownerKey: process.env['VITE_OWNER_KEY'] ?? 'sandbox-owner-api-key',
    ...more,
  });

/** Without a server, the sandbox is a service worker that answers below a path of the page's own origin. */
const ownSandbox = { sandboxUrl: 'simulated', worker: 'sandbox-worker.js' };

const answer: Connect.NextHandleFunction = (_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.end(configText());
};

/**
 * Serves /config.json, so that a single build works with a sandbox on any port. The servers create it from the current
 * environment; a build contains a copy for static hosts.
 * @param isStatic Whether the build includes the sandbox.
 */
export const runtimeConfig = (isStatic: boolean): Plugin => ({
  name: 'playground:runtime-config',
  configureServer: (server) => void server.middlewares.use('/config.json', answer),
  configurePreviewServer: (server) => void server.middlewares.use('/config.json', answer),
  generateBundle() {
    const source = configText(isStatic ? ownSandbox : {});
    this.emitFile({ type: 'asset', fileName: 'config.json', source });
  },
});
