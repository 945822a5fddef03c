import type { Connect, Plugin } from 'vite';

/** What the browser reads from /config.json before it starts; see src/lib/config.ts. */
const configText = (): string =>
  JSON.stringify({
    sandboxUrl: process.env['VITE_SANDBOX_URL'] ?? 'http://localhost:4010',
    clientId: process.env['VITE_CLIENT_ID'] ?? 'c0a5e2d4-6f1b-4b8e-9d37-51e8f2a6b904',
    ownerKey: process.env['VITE_OWNER_KEY'] ?? 'sandbox-owner-api-key',
  });

const answer: Connect.NextHandleFunction = (_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.end(configText());
};

/**
 * Serves /config.json, so that one build works with a sandbox on any port: the servers answer it from the
 * environment of the moment, a build contains a copy for plain static hosts.
 */
export const runtimeConfig = (): Plugin => ({
  name: 'playground:runtime-config',
  configureServer: (server) => void server.middlewares.use('/config.json', answer),
  configurePreviewServer: (server) => void server.middlewares.use('/config.json', answer),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'config.json', source: configText() });
  },
});
