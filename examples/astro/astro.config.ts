import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';

// Behind a proxy, Astro takes the public address from the proxy only if it is allowed here. Otherwise it refuses each form
// as one of another site.
const { PUBLIC_ADDRESS } = loadEnv('', process.cwd(), 'PUBLIC_');
const { protocol, hostname, port } = new URL(PUBLIC_ADDRESS ?? 'http://localhost:4321');
const shop = { protocol: protocol.slice(0, -1), hostname, ...(port !== '' && { port }) };

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [react()],
  security: { allowedDomains: [shop] },
});
