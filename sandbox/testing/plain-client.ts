import type { Sandbox } from '../control/sandbox.ts';
import { DEFAULT_OWNER_KEY } from '../engine/settings.ts';
import { CLIENT_ID, ORIGIN } from './shopper.ts';

/** Calls the sandbox synchronously, with any status; `read` returns the body of an answer. */
export interface Client {
  (method: string, path: string, body?: unknown): void;
  read(path: string): unknown;
}

/** Clients for thousands of calls: a visitor and the owner. Throws if the sandbox itself fails. */
export const createClient = (sandbox: Sandbox): { visitor: Client; owner: Client } => {
  const call = (token: string | null, method: string, path: string, body?: unknown): unknown => {
    const { status, body: text } = sandbox.handle({
      method,
      url: new URL(path, ORIGIN),
      header: (name) => {
        if (name === 'authorization') return token;
        return name === 'content-type' ? 'application/json' : null;
      },
      text: body === undefined ? '' : JSON.stringify(body),
    });
    if (status >= 500) throw new Error(`${method} ${path} answered ${status}`);
    return JSON.parse(String(text)) as unknown;
  };
  const clientWith = (token: string): Client =>
    Object.assign(
      (method: string, path: string, body?: unknown): void => {
        call(token, method, path, body);
      },
      { read: (path: string) => call(token, 'GET', path) },
    );
  const granted = call(null, 'POST', '/oauth2/token', { clientId: CLIENT_ID, grantType: 'anonymous' });
  const token = (granted as { access_token: string }).access_token;
  return { visitor: clientWith(token), owner: clientWith(DEFAULT_OWNER_KEY) };
};
