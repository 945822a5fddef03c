import { SAMPLE_PASSWORD } from '../seeds/members.ts';
import type { World } from '../rules/context.ts';
import { html, type Markup } from './html.ts';

/** The inside of the login page. A password that was typed is never written back. */
export const signInView = (
  { state }: World,
  { email, problem, address }: { email: string; problem: string | null; address: string },
): Markup => {
  const [sample] = state.members;
  return html`<section class="card message">
    <h1>Sign in</h1>
    ${
      problem !== null &&
      html`<div class="alert" role="alert" tabindex="-1" autofocus><p id="problem">${problem}</p></div>`
    }
    <form method="post" action="${address}" novalidate>
      <div class="fields">
        <div>
          <label for="email">E-mail</label>
          <input
            id="email"
            name="email"
            type="email"
            value="${email}"
            maxlength="150"
            autocomplete="username"
            ${problem !== null && html` aria-invalid="true" aria-describedby="problem"`}
          />
        </div>
        <div>
          <label for="password">Password</label>
          <input
            id="password"
            name="password"
            type="password"
            maxlength="150"
            autocomplete="current-password"
            ${problem !== null && html` aria-invalid="true" aria-describedby="problem"`}
          />
        </div>
      </div>
      <p class="hint">
        ${sample ? `A member of the sample site: ${sample.email}, with the password ${SAMPLE_PASSWORD}.` : 'This site has no members.'}
      </p>
      <div class="actions">
        <button class="primary" type="submit" name="action" value="login">Sign in</button>
        <button type="submit" name="action" value="no" formnovalidate>No, go back</button>
      </div>
    </form>
  </section>`;
};
