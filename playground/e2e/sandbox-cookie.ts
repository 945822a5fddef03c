import type { IncomingMessage } from 'node:http';
import type { BrowserContext } from 'playwright';

const CLIENT = 'c0a5e2d4-6f1b-4b8e-9d37-51e8f2a6b904';
const NAME = 'sandbox-url';

/** The cookie that selects a sandbox. */
export const cookieFor = (sandboxUrl: string): string => `${NAME}=${encodeURIComponent(sandboxUrl)}`;

/**
 * Selects the sandbox of a visitor by a cookie, since all journeys share one build; unlike routes, a cookie keeps the
 * browser's cache enabled.
 */
export const chooseSandbox = (
  context: BrowserContext,
  playground: string,
  sandboxUrl: string,
): Promise<void> =>
  context.addCookies([{ name: NAME, value: encodeURIComponent(sandboxUrl), url: playground }]);

/** The `config.json` for a visitor. */
export const configFor = ({ headers: { cookie = '' } }: IncomingMessage): object => {
  const found = new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(cookie)?.[1] ?? '';
  return { sandboxUrl: decodeURIComponent(found), clientId: CLIENT, ownerKey: 'sandbox-owner-api-key' };
};
