import type { SandboxResponse } from '../engine/wire.ts';
import { html, type Markup } from '../engine/values/html.ts';
import { styles } from './styles.ts';

/** A page of the simulated platform. */
export interface Page {
  title: string;
  /** The address that the strip shows, in the form of the real platform. */
  address: string;
  body: Markup;
  status?: number;
  /** The notes for developers in the footer. */
  notes?: Markup;
}

/** The frame of every hosted page: a bar in the platform's color and a strip with the address of the page. */
export const pageResponse = ({ title, address, body, status = 200, notes }: Page): SandboxResponse => {
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} – simulated platform</title>
        <style>
          ${{ markup: styles }}
        </style>
      </head>
      <body>
        <header class="strip">
          <span class="lock" aria-hidden="true"></span>
          <span class="where">${address}</span>
          <strong>platform page (simulated)</strong>
        </header>
        <main>${body}</main>
        <footer>
          ${notes}
          <p>This page simulates one of the platform. Nothing is charged, and nothing is sent.</p>
        </footer>
      </body>
    </html> `;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: markup,
  };
};

/** A page with a message only. */
export const messagePage = (
  status: number,
  title: string,
  text: string,
  address: string,
  back?: { url: string; label: string },
): SandboxResponse =>
  pageResponse({
    status,
    title,
    address,
    body: html`<section class="card message">
      <h1>${title}</h1>
      <p>${text}</p>
      ${back && html`<p><a class="button" href="${back.url}">${back.label}</a></p>`}
    </section>`,
  });

/** Redirects the browser to another address with GET. */
export const redirect = (location: string): SandboxResponse => ({
  status: 303,
  headers: { location, 'content-type': 'text/plain; charset=utf-8', 'referrer-policy': 'no-referrer' },
  body: '',
});
