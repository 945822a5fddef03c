import type { NextConfig } from 'next';

const { host } = new URL(process.env['PUBLIC_ADDRESS'] ?? 'http://localhost:3000');

/** Behind a proxy that does not pass the public host on, Next.js would refuse the forms of its own pages. */
export default { experimental: { serverActions: { allowedOrigins: [host] } } } satisfies NextConfig;
