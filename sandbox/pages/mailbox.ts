import { findMails, readMail, type Mail } from '../mails/mailbox.ts';
import type { World } from '../engine/context.ts';
import type { SandboxRequest, SandboxResponse } from '../engine/wire.ts';
import { html, type Markup } from '../engine/values/html.ts';
import { messagePage, pageResponse } from './layout.ts';
import { MAILBOX } from './mailbox-link.ts';
import { moment } from './date-text.ts';

const ADDRESS = 'mail.platform.example';
/** The number of mails in the list. */
const MOST = 100;

/** The mailbox of all addresses: the list, or one mail. */
export const mailboxPage = (world: World, request: SandboxRequest): SandboxResponse => {
  const { pathname, searchParams } = request.url;
  const id = pathname.slice(MAILBOX.length + 1);
  return id === '' ? listPage(world, searchParams.get('to') ?? '') : mailPage(world, id);
};

const listPage = (world: World, to: string): SandboxResponse => {
  const mails = findMails(world, to === '' ? {} : { to })
    .slice(-MOST)
    .toReversed()
    .map((mail) => readMail(world, mail));
  return pageResponse({
    title: 'Mailbox',
    address: ADDRESS,
    body: html`<section class="card narrow">
      <h1>Mailbox</h1>
      <p class="hint">All mails that the platform would have sent, the newest first.</p>
      ${to !== '' && html`<p>Only mails to <strong>${to}</strong>. <a href="${MAILBOX}">Show all</a></p>`}
      ${
        mails.length === 0
          ? html`<p class="empty">No mail yet.</p>`
          : html`<ol class="mails">
              ${mails.map(row)}
            </ol>`
      }
    </section>`,
  });
};

const row = ({ id, subject, to, date }: Mail): Markup =>
  html`<li>
    <a href="${MAILBOX}/${id}">${subject}</a>
    <span class="hint">To ${to}</span>
    <span class="hint">${moment(date)}</span>
  </li>`;

const mailPage = (world: World, id: string): SandboxResponse => {
  const record = world.state.mails.find((candidate) => candidate.id === id);
  if (!record)
    return messagePage(
      404,
      'This mail does not exist',
      'It may have been deleted to make room for newer mails.',
      ADDRESS,
      {
        url: MAILBOX,
        label: 'To the mailbox',
      },
    );
  const mail = readMail(world, record);
  return pageResponse({
    title: mail.subject,
    address: ADDRESS,
    body: html`<p class="crumb"><a href="${MAILBOX}">All mails</a></p>
      <article class="card narrow mail">
        <h1>${mail.subject}</h1>
        <p class="hint">To ${mail.to}, ${moment(mail.date)}</p>
        ${{ markup: mail.html }}
      </article>`,
  });
};
