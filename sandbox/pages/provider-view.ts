import { html, type Markup } from '../engine/values/html.ts';

/** A person whom the sample site does not know. */
export const NEWCOMER = { email: 'newcomer@example.org', name: 'Kim Newcomer' };

/** The body of the provider's page. It asks for no password: any person can sign in with any address. */
export const providerView = ({
  email,
  problem,
  connection,
  address,
}: {
  email: string;
  problem: string | null;
  connection: string;
  address: string;
}): Markup =>
  html`<section class="card message">
    <h1>Sign in with ${connection}</h1>
    ${
      problem !== null &&
      html`<div class="alert" role="alert" tabindex="-1" autofocus><p id="problem">${problem}</p></div>`
    }
    <p>The shop asks this simulated identity provider who you are.</p>
    <form method="post" action="${address}" novalidate>
      <div class="fields">
        <div>
          <label for="email">Your e-mail here</label>
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
      </div>
      <div class="actions">
        <button class="primary" type="submit" name="action" value="yes">Yes, that is me</button>
        <button type="submit" name="action" value="new" formnovalidate>I am new: ${NEWCOMER.email}</button>
        <button type="submit" name="action" value="no" formnovalidate>No, go back</button>
      </div>
    </form>
  </section>`;
