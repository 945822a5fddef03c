import type { Sandbox } from '../control/sandbox.ts';
import { DEFAULT_OWNER_KEY } from '../engine/settings.ts';
import { CLIENT_ID, ORIGIN } from './shopper.ts';

/** The answer to a call, with any status. */
export interface PlainAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls the sandbox synchronously, with any status; `read` returns the body of an answer, `ask` also the status. */
export interface Client {
  (method: string, path: string, body?: unknown): void;
  read(path: string): unknown;
  ask(method: string, path: string, body?: unknown): PlainAnswer;
}

const APP = {
  grant_type: 'client_credentials',
  client_id: 'app',
  client_secret: 'not-a-real-secret',
  instance_id: 'b1d3c6a8-0f0d-4c86-9a0e-5b0c8c1f3e77',
};

/** Clients for thousands of calls: a visitor, an app and the owner. Throws if the sandbox itself fails. */
export const createClient = (sandbox: Sandbox): { visitor: Client; app: Client; owner: Client } => {
  const call = (token: string | null, method: string, path: string, body?: unknown): PlainAnswer => {
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
    return { status, body: JSON.parse(String(text)) as unknown };
  };
  const clientWith = (token: string): Client =>
    Object.assign(
      (method: string, path: string, body?: unknown): void => {
        call(token, method, path, body);
      },
      {
        read: (path: string) => call(token, 'GET', path).body,
        ask: (method: string, path: string, body?: unknown) => call(token, method, path, body),
      },
    );
  const granted = (grant: object): Client => {
    const { body } = call(null, 'POST', '/oauth2/token', grant);
    return clientWith((body as { access_token: string }).access_token);
  };
  return {
    visitor: granted({ clientId: CLIENT_ID, grantType: 'anonymous' }),
    app: granted(APP),
    owner: clientWith(DEFAULT_OWNER_KEY),
  };
};
