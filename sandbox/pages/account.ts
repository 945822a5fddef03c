import type { MemberAccountSection } from '../../generated/redirect-session/types.ts';
import { callerOfMember, memberById } from '../rules/members/members.ts';
import type { MemberRecord } from '../records/state.ts';
import type { SandboxResponse } from '../engine/wire.ts';
import { accountInfo } from './account-info.ts';
import { bookingsArea, eventsArea, ordersArea, subscriptionsArea } from './account-areas.ts';
import { html, type Markup } from '../engine/values/html.ts';
import { pageResponse } from './layout.ts';
import { leave } from './leave.ts';
import { sessionNotes } from './notes.ts';
import { remembered } from './sign-in-ends.ts';
import { signInPage } from './sign-in.ts';
import { stepUrl, typed, type HostedPage, type Visit } from './visit.ts';

const ADDRESS = 'account.platform.example';

/** One of the five areas, with its content for a member. */
interface Area {
  readonly label: string;
  readonly show: (visit: Visit, member: MemberRecord) => Markup;
}

const areas: Readonly<Record<MemberAccountSection, Area>> = {
  ACCOUNT_INFO: { label: 'Account', show: (_, member) => accountInfo(member) },
  ORDERS: { label: 'Orders', show: ordersArea },
  EVENTS: { label: 'Events', show: eventsArea },
  BOOKINGS: { label: 'Bookings', show: bookingsArea },
  SUBSCRIPTIONS: { label: 'Subscriptions', show: subscriptionsArea },
};

const isArea = (name: string): name is MemberAccountSection => Object.hasOwn(areas, name);

/** The account of a member, in five areas. A visitor signs in first. */
export const accountPage: HostedPage = (visit) => {
  const { world, session, request } = visit;
  if (typed(visit, 'action') === 'abandon') return leave(world, session, 'abandoned');
  const member =
    session.visitor.role === 'member'
      ? memberById(world, session.visitor.id)
      : remembered(world, session, request);
  if (!member) return signInPage(visit);
  session.visitor = callerOfMember(member);
  const asked = isArea(visit.step) ? visit.step : session.parameters.memberAccountPage?.section;
  return show(visit, member, asked ?? 'ACCOUNT_INFO');
};

const show = (visit: Visit, member: MemberRecord, current: MemberAccountSection): SandboxResponse => {
  const { label, show: area } = areas[current];
  return pageResponse({
    title: `${label} of ${member.name}`,
    address: ADDRESS,
    notes: sessionNotes(visit.world, visit.session),
    body: html`<nav class="tabs" aria-label="Account">
        <ul>
          ${Object.entries(areas).map(
            ([name, entry]) =>
              html`<li>
                <a href="${stepUrl(visit, name)}" ${name === current && html` aria-current="page"`}
                  >${entry.label}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
      <section class="card area">
        <h1>${label}</h1>
        ${area(visit, member)}
      </section>
      <form method="post" action="${stepUrl(visit)}" class="leave">
        <button type="submit" name="action" value="abandon">Back to the shop</button>
      </form>`,
  });
};
