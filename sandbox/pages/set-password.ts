import { tokenKey } from '../engine/identity.ts';
import { ownValue } from '../engine/values/objects.ts';
import type { World } from '../engine/context.ts';
import { memberById } from '../rules/members/members.ts';
import { isAllowed } from '../rules/redirects/redirect-sessions.ts';
import { recoverWith } from '../rules/sign-in/recovery.ts';
import type { SandboxRequest, SandboxResponse } from '../engine/wire.ts';
import { problemSummary, textField, type FieldProblems } from './fields.ts';
import { html } from '../engine/values/html.ts';
import { messagePage, pageResponse } from './layout.ts';
import { refusalOf } from './problems.ts';
import { LOGIN_ADDRESS } from './sign-in-view.ts';

/** The page behind the links of recovery and activation mails: sets a new password, once and within a day (R40). */
export const setPasswordPage = (world: World, request: SandboxRequest): SandboxResponse => {
  const token = request.url.searchParams.get('token') ?? '';
  const record = ownValue(world.state.recoveries, tokenKey(token));
  const member = memberById(world, record?.memberId);
  if (!record || !member || world.clock.now() >= record.expiresAt)
    return messagePage(
      410,
      'This link no longer works',
      'A link for a new password works once and for a day. Request another on the sign-in page.',
      LOGIN_ADDRESS,
    );
  const here = `${request.url.pathname}${request.url.search}`;
  if (request.method !== 'POST') return show(here, member.email, {});
  const form = new URLSearchParams(request.text);
  const password = form.get('password') ?? '';
  if (password !== form.get('repeated'))
    return show(here, member.email, { repeated: 'The two passwords differ.' });
  const { redirectUrl } = record;
  try {
    recoverWith(world, token, password);
  } catch (error) {
    const { general, fields } = refusalOf(error);
    return show(here, member.email, { ...(general !== undefined && { password: general }), ...fields });
  }
  const goOn =
    redirectUrl !== null && isAllowed(redirectUrl, world.state.settings.allowedRedirects)
      ? { url: redirectUrl, label: 'Back to the shop' }
      : undefined;
  return messagePage(
    200,
    'Your password is set',
    'All sessions with the old password were ended. Sign in with the new one.',
    LOGIN_ADDRESS,
    goOn,
  );
};

const show = (here: string, email: string, problems: FieldProblems): SandboxResponse => {
  const isWrong = Object.keys(problems).length > 0;
  const field = (name: string, label: string, hint?: string) =>
    textField(
      { name, label, type: 'password', autocomplete: 'new-password', ...(hint !== undefined && { hint }) },
      problems,
    );
  return pageResponse({
    title: isWrong ? 'Set a new password, please check' : 'Set a new password',
    address: LOGIN_ADDRESS,
    status: isWrong ? 422 : 200,
    body: html`<section class="card message">
      <h1>Set a new password</h1>
      ${problemSummary(problems)}
      <p>For ${email}.</p>
      <form method="post" action="${here}" novalidate>
        <div class="stack">
          ${field('password', 'New password', 'At least 6 characters. Do not use a real one here.')}
          ${field('repeated', 'Repeat the password')}
        </div>
        <div class="actions"><button class="primary" type="submit">Set the password</button></div>
      </form>
    </section>`,
  });
};
