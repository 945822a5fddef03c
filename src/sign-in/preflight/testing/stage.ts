import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type ClientOptions, createClient } from '../../../core/client.ts';
import { createSandbox } from '../../../../sandbox/create-sandbox.ts';
import type { Sandbox } from '../../../../sandbox/control/sandbox.ts';
import { type RunningServer, startServer } from '../../../../sandbox/hosts/http/serve.ts';
import type { SandboxSettings } from '../../../../sandbox/records/settings.ts';
import { CLIENT_ID } from '../../../../sandbox/testing/shopper.ts';
import { oauth } from '../../../session/oauth.ts';
import { type Finding, preflight, type PreflightCheck, type PreflightOptions } from '../index.ts';

export const TOKEN = '/oauth2/token';
export const SESSION = '/v1/redirect-session';
export const OPTIONS = '/v1/checkout/options';
export const redirectUri = 'http://localhost:5173/callback?from=login';
export const postFlowUrl = 'http://localhost:5173/back';

/** The checkout options of a site with a way to pay. */
export const payable = {
  paymentMethodConfigured: true,
  acceptCoupons: true,
  premiumServices: true,
  paidTickets: true,
  acceptGiftCards: false,
};

/** Answers by the end of the path. */
export type Answers = Record<string, (init: RequestInit) => Response>;

/** The status of each finding. */
export const told = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ check, status }) => [check, status]));

/** The sandbox over HTTP, for one test file; single answers can be replaced. */
export const setStage = () => {
  let sandbox: Sandbox;
  let settings: SandboxSettings;
  let server: RunningServer;
  beforeAll(async () => {
    sandbox = createSandbox({ clock: 'real-time', settings: { callbackCheck: 'strict' } });
    settings = structuredClone(sandbox.state.settings);
    server = await startServer(sandbox, { port: 0 });
  });
  afterAll(() => server.close());
  beforeEach(() => sandbox.reset({ settings: structuredClone(settings) }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A client of the sandbox, some of whose paths get other answers. */
  const clientWith = (
    own: Record<string, (init: RequestInit) => Response> = {},
    options: ClientOptions = {},
  ) => {
    const calls: string[] = [];
    const fetch = async (url: string, init: RequestInit) => {
      const { pathname } = new URL(url);
      calls.push(`${init.method} ${pathname}`);
      const answers: Answers = { [OPTIONS]: () => Response.json(payable), ...own };
      const answer = Object.entries(answers).find(([path]) => pathname.endsWith(path));
      return answer?.[1](init) ?? globalThis.fetch(url, init);
    };
    return {
      client: createClient({ host: server.url, fetch, ...options, auth: oauth({ clientId: CLIENT_ID }) }),
      calls,
    };
  };
  return {
    sandbox: () => sandbox,
    clientWith,
    set: (settings: Partial<SandboxSettings>) => void Object.assign(sandbox.state.settings, settings),
    find: async (check: PreflightCheck, options: PreflightOptions = {}, client = clientWith().client) =>
      (await preflight(client, options)).find((finding) => finding.check === check),
  };
};
