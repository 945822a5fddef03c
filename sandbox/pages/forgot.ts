import { sendRecoveryEmail } from '../rules/sign-in/recovery.ts';
import type { SandboxResponse } from '../engine/wire.ts';
import { textField } from './fields.ts';
import { html } from '../engine/values/html.ts';
import { mailboxLink } from './mailbox-link.ts';
import { refusalOf, type Refusal } from './problems.ts';
import { signInFrame } from './sign-in-view.ts';
import { callOf, stepUrl, typed, type HostedPage, type Visit } from './visit.ts';

/** The step that mails a recovery link. It does not tell whether a member has the address. */
export const forgotStep: HostedPage = (visit) => {
  if (!visit.form) return show(visit);
  try {
    sendRecoveryEmail(callOf(visit, { email: typed(visit, 'email') }));
    return sent(visit);
  } catch (error) {
    return show(visit, refusalOf(error));
  }
};

const sent = (visit: Visit): SandboxResponse =>
  signInFrame(visit, {
    title: 'Check your mail',
    body: html`<p>
        If a member has this address, a mail with a link is on its way. The link works for a day.
      </p>
      ${mailboxLink()}
      <p><a class="button" href="${stepUrl(visit, 'sign-in')}">Back to the sign-in</a></p>`,
  });

const show = (visit: Visit, refusal?: Refusal): SandboxResponse =>
  signInFrame(visit, {
    title: 'Forgot your password?',
    refusal,
    body: html`<p>We will mail you a link to set a new password.</p>
      <form method="post" action="${stepUrl(visit, 'forgot')}" novalidate>
        <div class="stack">
          ${textField(
            {
              name: 'email',
              label: 'E-mail',
              type: 'email',
              value: typed(visit, 'email'),
              autocomplete: 'username',
            },
            refusal?.fields,
          )}
        </div>
        <div class="actions">
          <button class="primary" type="submit" name="action" value="send">Send the link</button>
          <button type="submit" name="action" value="no" formnovalidate>No, go back</button>
        </div>
      </form>
      <ul class="links">
        <li><a href="${stepUrl(visit, 'sign-in')}">Back to the sign-in</a></li>
      </ul>`,
  });
