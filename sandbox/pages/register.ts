import type { StateMachineResponse } from '../../generated/auth/types.ts';
import { PlatformError } from '../engine/errors.ts';
import { register } from '../rules/sign-in/sign-in.ts';
import type { SandboxResponse } from '../engine/wire.ts';
import { captchaField, captchaTokensOf } from './captcha.ts';
import { textField } from './fields.ts';
import { html } from '../engine/values/html.ts';
import { refusalOf, type Refusal } from './problems.ts';
import { signInFrame } from './sign-in-view.ts';
import { goOn } from './verify.ts';
import { callOf, stepUrl, typed, type HostedPage, type Visit } from './visit.ts';

/** The step in which a visitor registers as a member. */
export const registerStep: HostedPage = (visit) => {
  if (!visit.form) return show(visit);
  const [firstName = '', ...rest] = typed(visit, 'name').split(/\s+/);
  if (firstName === '') return show(visit, { fields: { name: 'Enter your name.' } });
  try {
    const answer = register(
      callOf(visit, {
        loginId: { email: typed(visit, 'email') },
        password: visit.form.get('password') ?? '',
        profile: { firstName, ...(rest.length > 0 && { lastName: rest.join(' ') }) },
        captchaTokens: captchaTokensOf(visit),
      }),
    );
    return goOn(visit, answer as StateMachineResponse);
  } catch (error) {
    return show(visit, taken(error) ?? refusalOf(error));
  }
};

const taken = (error: unknown): Refusal | undefined =>
  error instanceof PlatformError && error.status === 409
    ? { fields: { email: 'A member with this e-mail address exists already.' } }
    : undefined;

const show = (visit: Visit, refusal?: Refusal): SandboxResponse => {
  const fields = refusal?.fields;
  const value = (name: string) => typed(visit, name);
  return signInFrame(visit, {
    title: 'Register',
    refusal,
    body: html`<form method="post" action="${stepUrl(visit, 'register')}" novalidate>
        <div class="stack">
          ${textField({ name: 'name', label: 'Your name', value: value('name'), autocomplete: 'name' }, fields)}
          ${textField({ name: 'email', label: 'E-mail', type: 'email', value: value('email'), autocomplete: 'username' }, fields)}
          ${textField(
            {
              name: 'password',
              label: 'Password',
              type: 'password',
              autocomplete: 'new-password',
              hint: 'At least 6 characters. Do not use a real one here.',
            },
            fields,
          )}
          ${captchaField(visit.world, fields?.['captcha'])}
        </div>
        <div class="actions">
          <button class="primary" type="submit" name="action" value="register">Register</button>
          <button type="submit" name="action" value="no" formnovalidate>No, go back</button>
        </div>
      </form>
      <ul class="links">
        <li><a href="${stepUrl(visit, 'sign-in')}">I am a member already</a></li>
      </ul>`,
  });
};
