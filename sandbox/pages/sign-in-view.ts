import { SAMPLE_PASSWORD } from '../seeds/members.ts';
import type { World } from '../engine/context.ts';
import type { MemberRecord } from '../records/state.ts';
import { captchaField } from './captcha.ts';
import { textField } from './fields.ts';
import { html, type Markup } from '../engine/values/html.ts';
import { pageResponse } from './layout.ts';
import { sessionNotes } from './notes.ts';
import type { Refusal } from './problems.ts';
import { stepUrl, type Visit } from './visit.ts';

/** The address in the strip of these pages. */
export const LOGIN_ADDRESS = 'login.platform.example';
/** The number of accounts that can be chosen with one press. */
const MOST_ACCOUNTS = 8;

/** The content of a sign-in step. */
export interface SignInShown {
  title: string;
  body: Markup;
  refusal?: Refusal | undefined;
}

/** A step of the sign-in in its frame. Problems are shown above it and get the focus. */
export const signInFrame = ({ world, session }: Visit, { title, body, refusal }: SignInShown) =>
  pageResponse({
    title: refusal ? `${title}, please check` : title,
    address: LOGIN_ADDRESS,
    status: refusal ? 422 : 200,
    notes: sessionNotes(world, session),
    body: html`<section class="card message">
      <h1>${title}</h1>
      ${refusal && refusalView(refusal)} ${body}
    </section>`,
  });

const refusalView = ({ general, fields }: Refusal): Markup =>
  html`<div class="alert" role="alert" tabindex="-1" autofocus>
    ${general !== undefined && html`<p id="problem">${general}</p>`}
    ${
      Object.keys(fields).length > 0 &&
      html`<ul>
        ${Object.entries(fields).map(([name, words]) => html`<li><a href="#${name}">${words}</a></li>`)}
      </ul>`
    }
  </div>`;

/** The first step: e-mail and password, or a sample account with one click. */
export const signInView = (
  visit: Visit,
  shown: { email: string; refusal?: Refusal; known: MemberRecord | undefined },
): Markup => {
  const { world, session } = visit;
  const { email, known, refusal } = shown;
  const fields = refusal?.fields ?? {};
  return html`<form method="post" action="${stepUrl(visit, 'sign-in')}" novalidate>
      ${known && knownView(known, session.authorization?.prompt === 'consent')}
      <div class="stack">
        ${textField({ name: 'email', label: 'E-mail', type: 'email', value: email, autocomplete: 'username' }, fields)}
        ${textField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }, fields)}
        ${captchaField(world, fields['captcha'])}
      </div>
      <div class="actions">
        <button class="primary" type="submit" name="action" value="login">Sign in</button>
        <button type="submit" name="action" value="no" formnovalidate>No, go back</button>
      </div>
      ${session.authorization && providersView(world)} ${accountsView(world)}
    </form>
    <ul class="links">
      <li><a href="${stepUrl(visit, 'register')}">Register as a new member</a></li>
      <li><a href="${stepUrl(visit, 'forgot')}">Forgot your password?</a></li>
    </ul>`;
};

const knownView = ({ name, email }: MemberRecord, asks: boolean): Markup =>
  html`<div class="known">
    ${asks && html`<p>The shop asks for your identity and for permission to act for you.</p>`}
    <button class="primary" type="submit" name="action" value="continue" formnovalidate>
      ${asks ? 'Allow as' : 'Continue as'} ${name}
    </button>
    <p class="hint">Signed in here as ${email}. Or take another account:</p>
  </div>`;

const providersView = ({ state }: World): Markup | false =>
  state.settings.idpConnections.length > 0 &&
  html`<div class="providers">
    ${state.settings.idpConnections.map(
      ({ id, name }) =>
        html`<button type="submit" name="provider" value="${id}" formnovalidate>
          Sign in with ${name}
        </button>`,
    )}
  </div>`;

const states: readonly [keyof MemberRecord, unknown, string][] = [
  ['blocked', true, 'blocked by the owner'],
  ['emailVerified', false, 'e-mail not confirmed'],
  ['awaitsApproval', true, 'awaits approval'],
  ['mustResetPassword', true, 'has to set a new password'],
];

const accountsView = ({ state }: World): Markup => {
  const accounts = state.members.slice(0, MOST_ACCOUNTS);
  if (accounts.length === 0) return html`<p class="hint">This site has no members yet. Register one.</p>`;
  return html`<fieldset class="accounts">
    <legend>Or choose an account of the sample site</legend>
    <p class="hint">Their password is ${SAMPLE_PASSWORD}, unless it was changed.</p>
    ${accounts.map(
      (member) =>
        html`<button class="account" type="submit" name="account" value="${member.id}" formnovalidate>
          <span>${member.name}<small>${member.email}</small></span>
          <small>${states.find(([key, value]) => member[key] === value)?.[2] ?? 'can sign in'}</small>
        </button>`,
    )}
  </fieldset>`;
};
