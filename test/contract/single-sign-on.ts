import type { RawHttpResponse } from '../../generated/auth/types.ts';
import type { Sandbox } from '../../sandbox/control/sandbox.ts';
import { newProviderGrant, personAt } from '../../sandbox/rules/members/providers.ts';
import { beginSingleSignOn } from '../../sandbox/rules/sign-in/single-sign-on.ts';

const ORIGIN = 'http://localhost:4010';
const TENANT = 'b1d3c6a8-0f0d-4c86-9a0e-5b0c8c1f3e77';

/** Arguments for the calls of single sign-on; for each call, the sign-on has reached the step before it. */
export const singleSignOn = async (sandbox: Sandbox) => {
  const world = { state: sandbox.state, clock: sandbox.clock, origin: ORIGIN };
  const [connection] = sandbox.state.settings.idpConnections;
  if (!connection) throw new Error('The site has no identity provider');
  const { id } = connection;
  const grant = () => newProviderGrant(world, id, personAt(id, 'ada@example.org', 'Ada Berg'));
  /** Parameters with which the identity provider redirects the browser back. */
  const answered = () => {
    const address = beginSingleSignOn(world, connection, {
      tenantId: TENANT,
      returnTo: 'http://localhost:5173/',
      redirectSessionId: null,
      sessionId: 'attempt-1',
      payload: {},
    });
    const state = new URL(address).searchParams.get('state') ?? '';
    return `${new URLSearchParams({ code: grant(), state })}`;
  };
  const path = { tenantType: 'SITE', tenantId: TENANT, idpConnectionId: id };
  const taken = await sandbox.fetch(
    new Request(`${ORIGIN}/v1/sso/callback/SITE/${TENANT}/${id}?${answered()}`),
  );
  const { headers } = (await taken.json()) as RawHttpResponse;
  const last = new URL(headers[0]?.value ?? ORIGIN).searchParams;
  return {
    path,
    rawQuery: answered(),
    last: { state: last.get('state') ?? '', sessionToken: last.get('sessionToken') ?? '' },
    credential: grant(),
  };
};
