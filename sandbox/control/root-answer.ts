import { html } from '../engine/values/html.ts';
import { MAILBOX } from '../pages/mailbox-link.ts';
import { json, type SandboxRequest, type SandboxResponse } from '../engine/wire.ts';

/** The addresses to begin with, for a program. */
const addressesOf = (origin: string) => ({
  message: 'This is the sandbox: the simulated platform.',
  tokens: `${origin}/oauth2/token`,
  mailbox: `${origin}${MAILBOX}`,
  control: `${origin}/sandbox`,
});

/** The same for a person with a browser. */
const startPage = (origin: string): SandboxResponse => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
  },
  body: html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>Vitrine sandbox</title>
        <style>
          body {
            max-width: 40rem;
            margin: 3rem auto;
            padding: 0 1rem;
            font:
              1rem/1.6 system-ui,
              sans-serif;
          }
          code {
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>Vitrine sandbox</h1>
          <p>The sandbox runs. It simulates the platform for a client with this address:</p>
          <p><code>createClient({ host: '${origin}', … })</code></p>
          <ul>
            <li><a href="${MAILBOX}">Mailbox</a>: the e-mails that the site has sent</li>
            <li><a href="/sandbox">Control calls</a>: clock, scenarios, faults, settings (JSON)</li>
            <li><a href="/sandbox/state">State</a>: everything that the site holds (JSON)</li>
            <li><a href="/sandbox/orders">Orders</a>: the orders of the shop since the start (JSON)</li>
          </ul>
        </main>
      </body>
    </html>`.markup,
});

/** The answer at the root: a page for a browser, JSON for every other caller. */
export const rootAnswer = ({ url, header }: SandboxRequest): SandboxResponse =>
  header('accept')?.includes('text/html') ? startPage(url.origin) : json(200, addressesOf(url.origin));
