import { PlatformError } from '../engine/errors.ts';
import { checkedEmail, memberByEmail } from '../rules/members/members.ts';
import { connectionOf, newProviderGrant, personAt } from '../rules/members/providers.ts';
import { isAllowed, notAllowed } from '../rules/redirects/redirect-sessions.ts';
import { providerCallback, singleSignOnOf } from '../rules/sign-in/single-sign-on.ts';
import type { SandboxResponse } from '../engine/wire.ts';
import { messageTo } from './answer.ts';
import type { OpenPage } from './open-page.ts';
import { messagePage, pageResponse, redirect } from './layout.ts';
import { NEWCOMER, providerView } from './provider-view.ts';

const ADDRESS = 'id.provider.example';

/**
 * The page of the simulated identity provider, on which the person agrees, refuses, or signs in as a new person. A
 * single sign-on (`state`) leads here, and the page returns to the platform. The provider's own button on a page of the
 * shop (`button`, the origin of that page) also leads here; then the page posts a token to its opener.
 */
export const providerPage: OpenPage = (world, request) => {
  const { url, method } = request;
  const [, , , wanted = ''] = url.pathname.split('/');
  if (!['GET', 'HEAD', 'POST'].includes(method))
    return messagePage(405, 'This page takes GET and POST only', 'Open it in a browser.', ADDRESS);
  const connection = connectionOf(world, wanted);
  if (!connection)
    return messagePage(404, 'This provider does not exist', 'The site has no such connection.', ADDRESS);
  const state = url.searchParams.get('state') ?? '';
  const button = url.searchParams.get('button');
  const record = singleSignOnOf(world, state);
  if (button === null && (record?.connectionId !== connection.id || record.sessionKey !== null))
    return messagePage(
      410,
      'This link was used or has expired',
      'Go back to the shop and start again from there.',
      ADDRESS,
    );
  if (button !== null && !isAllowed(button, world.state.settings.allowedRedirects))
    return messagePage(403, 'This page is not allowed', `${notAllowed(button)}.`, ADDRESS);
  const show = (email: string, problem: string | null) =>
    pageResponse({
      title: problem === null ? 'Identity provider' : 'Identity provider, please check',
      address: ADDRESS,
      status: problem === null ? 200 : 422,
      body: providerView({ email, problem, connection: connection.name, address: url.pathname + url.search }),
    });
  if (method !== 'POST') return show(world.state.members[0]?.email ?? NEWCOMER.email, null);

  /** Ends the visit: with a message to the page of the button, otherwise with a redirect to the platform. */
  const end = (answer: Record<string, string>): SandboxResponse => {
    if (button !== null) return messageTo(answer, new URL(button).origin, 'opener');
    return record
      ? redirect(world.origin + providerCallback(record, { ...answer, state }))
      : messagePage(410, 'This link was used', 'Go back to the shop.', ADDRESS);
  };
  const form = new URLSearchParams(request.text);
  const action = form.get('action');
  if (action === 'no') return end({ error: 'access_denied' });
  const typed = action === 'new' ? NEWCOMER.email : (form.get('email') ?? '').trim().slice(0, 150);
  try {
    const email = checkedEmail(typed, 'email');
    const name = memberByEmail(world, email)?.name ?? NEWCOMER.name;
    const grant = newProviderGrant(world, connection.id, personAt(connection.id, email, name));
    return end(button === null ? { code: grant } : { credential: grant });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return show(typed, 'This is not an e-mail address.');
  }
};
