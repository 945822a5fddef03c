import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../control/sandbox.ts';
import { visit } from '../testing/hosted.ts';
import { authorizationOf, credentials, loginAt, visitWith } from '../testing/members.ts';
import { newVisitor, type Shopper } from '../testing/shopper.ts';

/** Opens a login page and submits a form to one of its steps. */
const stepOf = async (shopper: Shopper, step: string, form: Record<string, string>) => {
  const { location } = await visit(shopper.sandbox, await authorizationOf(shopper));
  return visit(shopper.sandbox, `${location}/${step}`, 'POST', form);
};
const linkOf = ({ mailbox }: Sandbox) => mailbox.latest()?.links[0]?.url ?? '';
const tokenIn = (html: string) => /name="stateToken"\s+value="([^"]+)"/.exec(html)?.[1] ?? '';

describe('the mailbox', () => {
  test('is empty at first, then lists mails by subject, the newest first, each with a page of its own', async () => {
    const { sandbox } = await newVisitor();
    const shopper = await newVisitor({ state: sandbox.state });
    expect((await visit(shopper.sandbox, '/platform/mails')).html).toContain('No mail yet.');
    await stepOf(shopper, 'forgot', { action: 'send', email: 'ada@example.org' });
    await loginAt(shopper, await authorizationOf(shopper), { email: 'mira@example.org' });
    const { html } = await visit(shopper.sandbox, '/platform/mails');
    expect(html.indexOf('is your code')).toBeLessThan(html.indexOf('Set a new password'));
    const mine = await visit(shopper.sandbox, '/platform/mails?to=Mira@example.org');
    expect(mine.html).not.toContain('Set a new password');
    const id = shopper.sandbox.mailbox.latest()?.id ?? '';
    const mail = await visit(shopper.sandbox, `/platform/mails/${id}`);
    expect(mail.html).toContain(`<p class="code">${shopper.sandbox.mailbox.latest()?.code}</p>`);
    expect((await visit(shopper.sandbox, '/platform/mails/nothing')).status).toBe(404);
  });

  test('profile texts of members are text in mails, never markup', async () => {
    const shopper = await newVisitor({ settings: { approveMembers: true } });
    await stepOf(shopper, 'register', {
      action: 'register',
      name: '<img src=x> & Sons',
      email: 'new@example.org',
      password: 'long-enough',
    });
    const { html } = await visit(shopper.sandbox, '/platform/mails');
    expect(html).toContain('&lt;img src=x&gt; &amp; Sons wants to become a member');
    const mail = shopper.sandbox.mailbox.latest();
    expect(mail?.text).toContain('<img src=x> & Sons (new@example.org)');
    expect(mail?.html).not.toContain('<img');
  });
});

describe('the links and codes of mails', () => {
  const forgotten = async (settings = {}) => {
    const shopper = await newVisitor({ settings });
    await stepOf(shopper, 'forgot', { action: 'send', email: 'ada@example.org' });
    return { shopper, url: linkOf(shopper.sandbox) };
  };
  const set = (shopper: Shopper, url: string, password: string, repeated = password) =>
    visit(shopper.sandbox, url, 'POST', { password, repeated });

  test('R40: set a password once, within a day, and end every session', async () => {
    const { shopper, url } = await forgotten();
    const signedIn = await loginAt(shopper, await authorizationOf(shopper));
    expect(signedIn.status).toBe(303);
    expect((await visit(shopper.sandbox, url)).html).toContain('For ada@example.org.');
    expect((await set(shopper, url, 'another-one', 'different')).html).toContain('The two passwords differ.');
    expect((await set(shopper, url, 'short')).html).toContain('at least 6 characters');
    expect((await set(shopper, url, 'another-one')).html).toContain('Your password is set');
    expect(shopper.sandbox.state.platformSessions).not.toHaveProperty('member');
    expect((await set(shopper, url, 'third-time')).status).toBe(410);
    const login = (password: string) => shopper.post('/v2/login', credentials('ada', password));
    expect((await login('another-one')).status).toBe(200);
    const late = await forgotten();
    late.shopper.sandbox.advance('24h');
    expect((await visit(late.shopper.sandbox, late.url)).status).toBe(410);
  });

  test('return from the page of the new password to allowed addresses only', async () => {
    const shopper = await newVisitor();
    const redirect = { url: 'http://localhost:5173/recovered' };
    await shopper.post('/v1/send-email', { email: 'ada@example.org', redirect });
    const done = await set(shopper, linkOf(shopper.sandbox), 'another-one');
    expect(done.html).toContain('href="http://localhost:5173/recovered"');
    await shopper.post('/v1/send-email', { email: 'ada@example.org', redirect });
    shopper.sandbox.state.settings.allowedRedirects = [];
    const none = await set(shopper, linkOf(shopper.sandbox), 'another-one');
    expect(none.html).not.toContain('recovered');
  });

  test('do not tell who is a member in answer to a forgotten password', async () => {
    const shopper = await newVisitor();
    const answers = ['ada', 'nobody'].map((name) =>
      stepOf(shopper, 'forgot', { action: 'send', email: `${name}@example.org` }),
    );
    const [known, unknown] = await Promise.all(answers);
    expect(known?.html.replaceAll(/platform\/authorize\/[^"]+/g, '')).toBe(
      unknown?.html.replaceAll(/platform\/authorize\/[^"]+/g, ''),
    );
    expect(shopper.sandbox.state.mails).toHaveLength(1);
  });

  test('R35: sign the member in; a wrong code is reported at its field', async () => {
    const shopper = await newVisitor();
    const { location } = await visit(shopper.sandbox, await authorizationOf(shopper));
    const post = (step: string, form: Record<string, string>) =>
      visit(shopper.sandbox, `${location}${step}`, 'POST', form);
    const asked = await post('', {
      action: 'login',
      email: 'mira@example.org',
      password: 'sandbox-password',
    });
    const stateToken = tokenIn(asked.html);
    const wrong = await post('/verify', { action: 'verify', stateToken, code: '000000' });
    expect([wrong.status, wrong.html.includes('<a href="#code">The code is wrong.</a>')]).toEqual([
      422,
      true,
    ]);
    const soon = await post('/verify', { action: 'resend', stateToken });
    expect(soon.html).toContain('The previous mail was sent a moment ago.');
    shopper.sandbox.advance('30s');
    expect((await post('/verify', { action: 'resend', stateToken })).html).toContain(
      'A new code is on its way',
    );
    const code = shopper.sandbox.mailbox.latest()?.code ?? '';
    expect((await post('/verify', { action: 'verify', stateToken, code })).location).toMatch(/#code=/);
  });

  test('R37: let the owner approve or block a member', async () => {
    const shopper = await newVisitor({ settings: { approveMembers: true } });
    const registered = (email: string) =>
      stepOf(shopper, 'register', { action: 'register', name: 'New Person', email, password: 'long-enough' });
    const login = (email: string) =>
      shopper.post('/v2/login', { loginId: { email }, password: 'long-enough' });
    expect((await registered('one@example.org')).html).toContain('has not approved you yet');
    const url = linkOf(shopper.sandbox);
    expect((await visit(shopper.sandbox, url)).html).toContain('Let New Person in?');
    await visit(shopper.sandbox, url, 'POST', { action: 'let-in' });
    expect(shopper.sandbox.mailbox.latest()).toMatchObject({ kind: 'approved', to: 'one@example.org' });
    expect((await login('one@example.org')).body.at('state')).toBe('SUCCESS');
    expect((await visit(shopper.sandbox, url)).status).toBe(410);
    await registered('two@example.org');
    await visit(shopper.sandbox, linkOf(shopper.sandbox), 'POST', { action: 'block' });
    expect((await login('two@example.org')).status).toBe(403);
  });
});

test('a made-up link opens nothing', async () => {
  const shopper = await newVisitor();
  for (const page of ['set-password', 'approval', 'tickets'])
    expect((await visit(shopper.sandbox, `/platform/${page}?token=x&order=y`)).status).toBeGreaterThan(403);
  const { headers } = await visitWith(shopper, '/platform/mails', {});
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});
