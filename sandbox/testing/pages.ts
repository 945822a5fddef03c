import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox, SandboxOptions } from '../control/sandbox.ts';
import { visit } from './hosted.ts';
import { authorizationOf, loginAt, trade } from './members.ts';
import { callerWith, ORIGIN, visitorOf, type Shopper } from './shopper.ts';

/** Opens the page behind a redirect session: returns its content and its buttons. */
export const openIntent = async (shopper: Shopper, body: object) => {
  const session = await shopper.post('/v1/redirect-session', body);
  const url = session.body.text('redirectSession.fullUrl');
  const { status, location, html } = await visit(shopper.sandbox, url);
  const page = status === 303 ? await visit(shopper.sandbox, location) : { status, location, html };
  const at = (step: string) => {
    const address = new URL(location, ORIGIN);
    address.pathname += step === '' ? '' : `/${step}`;
    return address.href;
  };
  return {
    url,
    location,
    page,
    look: (step = '') => visit(shopper.sandbox, at(step)),
    press: (form: Record<string, string>, step = '') => visit(shopper.sandbox, at(step), 'POST', form),
  };
};

/** A sample member with tokens. */
export const memberOfSandbox = async (sandbox: Sandbox, name = 'ada'): Promise<Shopper> => {
  const visitor = await visitorOf(sandbox);
  const { location } = await loginAt(visitor, await authorizationOf(visitor), {
    email: `${name}@example.org`,
  });
  const code = new URL(location.replace('#', '?')).searchParams.get('code') ?? '';
  const { body } = await trade(visitor, { code });
  return callerWith(sandbox, body.text('access_token'));
};

/** A new sandbox and its visitor. */
export const visitorIn = async (options: SandboxOptions = {}) => visitorOf(createSandbox(options));
