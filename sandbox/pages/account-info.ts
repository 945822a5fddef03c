import { identityOf } from '../rules/members/members.ts';
import type { MemberRecord } from '../records/state.ts';
import { html, type Markup } from '../engine/values/html.ts';
import { moment } from './date-text.ts';

/** The facts about a member that the platform stores. */
export const accountInfo = (member: MemberRecord): Markup => {
  const { identityProfile, status } = identityOf(member);
  const { nickname, phones = [], addresses = [], language } = identityProfile ?? {};
  const facts: [string, string | Markup | undefined][] = [
    ['Name', member.name],
    ['E-mail', `${member.email} (${member.emailVerified ? 'confirmed' : 'not confirmed'})`],
    ['Nickname', nickname],
    ['Phone', phones.join(', ') || undefined],
    ['Language', language],
    ['Addresses', addresses.length > 0 ? `${addresses.length}` : undefined],
    ['Status', status?.name?.toLowerCase()],
    ['Member since', moment(member.createdDate)],
    ['Changed', moment(member.updatedDate)],
  ];
  return html`<dl class="facts">
    ${facts
      .filter(([, value]) => value !== undefined)
      .map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
  </dl>`;
};
