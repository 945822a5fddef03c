import type { StateMachineResponse } from '../../generated/auth/types.ts';
import { memberById } from '../rules/members/members.ts';
import { resendDuringAuthentication, verifyDuringAuthentication } from '../rules/sign-in/verification.ts';
import type { SandboxResponse } from '../engine/wire.ts';
import { notice, textField } from './fields.ts';
import { html } from '../engine/values/html.ts';
import { mailboxLink } from './mailbox-link.ts';
import { remembering } from './platform-cookie.ts';
import { refusalOf, type Refusal } from './problems.ts';
import { signInFrame } from './sign-in-view.ts';
import { endWithMember } from './sign-in-ends.ts';
import { callOf, stepUrl, typed, type HostedPage, type Visit } from './visit.ts';

/**
 * Continues a sign-in: returns with a code, asks for the code of the mail, or shows the pending step (R34, R37, R38).
 */
export const goOn = (
  visit: Visit,
  { state, stateToken = '', identity }: StateMachineResponse,
): SandboxResponse => {
  const { world } = visit;
  const member = memberById(world, identity?.id);
  if (state === 'SUCCESS' && member) return remembering(world, member, endWithMember(visit, member));
  if (state === 'REQUIRE_EMAIL_VERIFICATION') return showCode(visit, stateToken);
  return signInFrame(visit, {
    title: state === 'REQUIRE_OWNER_APPROVAL' ? 'One moment' : 'You cannot sign in yet',
    body: html`<p>
        ${
          state === 'REQUIRE_OWNER_APPROVAL'
            ? 'The owner of the site has not approved you yet. A mail was sent to the owner.'
            : `The platform answers ${state}; this page does not support that step.`
        }
      </p>
      ${mailboxLink()}
      <form method="post" action="${stepUrl(visit, 'sign-in')}">
        <div class="actions">
          <a class="button" href="${stepUrl(visit, 'sign-in')}">Back to the sign-in</a>
          <button type="submit" name="action" value="no">No, go back</button>
        </div>
      </form>`,
  });
};

/** The step in which the member enters the code of the mail (R35). */
export const verifyStep: HostedPage = (visit) => {
  const stateToken = typed(visit, 'stateToken');
  if (stateToken === '') return showCode(visit, '');
  const isResend = typed(visit, 'action') === 'resend';
  try {
    if (isResend) {
      resendDuringAuthentication(callOf(visit, { stateToken }));
      return showCode(visit, stateToken, undefined, true);
    }
    const code = typed(visit, 'code');
    const answer = verifyDuringAuthentication(callOf(visit, { stateToken, code }));
    return goOn(visit, answer as StateMachineResponse);
  } catch (error) {
    const { general = '' } = refusalOf(error);
    const words = general.endsWith('.') ? general : `${general}.`;
    return showCode(
      visit,
      stateToken,
      isResend ? { general: words, fields: {} } : { fields: { code: words } },
    );
  }
};

const showCode = (visit: Visit, stateToken: string, refusal?: Refusal, isNew = false): SandboxResponse =>
  signInFrame(visit, {
    title: 'Confirm your e-mail address',
    refusal,
    body: html`${isNew && notice('A new code is on its way. The old one no longer works.')}
      <p>
        We have sent you a mail with a code of six digits. It works for
        ${visit.world.state.settings.verificationMinutes} minutes.
      </p>
      ${mailboxLink()}
      <form method="post" action="${stepUrl(visit, 'verify')}" novalidate>
        <input type="hidden" name="stateToken" value="${stateToken}" />
        <div class="stack">
          ${textField(
            {
              name: 'code',
              label: 'Code',
              autocomplete: 'one-time-code',
              inputmode: 'numeric',
              maxlength: 6,
            },
            refusal?.fields,
          )}
        </div>
        <div class="actions">
          <button class="primary" type="submit" name="action" value="verify">Confirm</button>
          <div class="two">
            <button type="submit" name="action" value="resend" formnovalidate>Send another code</button>
            <button type="submit" name="action" value="no" formnovalidate>No, go back</button>
          </div>
        </div>
      </form>`,
  });
