import { Link, Navigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from 'vitrine/react';
import { useLogout } from 'vitrine/react/auth';
import { useMember } from './use-member.ts';
import { pageUrl } from '../../lib/base.ts';
import { useServices } from '../../site/services.ts';
import { Button } from '../../components/button.tsx';
import { Actions } from '../../components/panel.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { type AccountSection, accountSections } from './member-search.ts';
import { text } from '../../text/members.ts';
import styles from './account.module.css';
import { OrdersPart } from '../account/orders-part.tsx';
import { ProfilePart } from '../account/profile-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { PlatformPart } from './platform-part.tsx';
import { SessionPart } from './session-part.tsx';

const parts: Record<AccountSection, () => ReactNode> = {
  profile: () => <ProfilePart />,
  security: () => <PasswordPart />,
  orders: () => <OrdersPart />,
  tickets: () => (
    <PlatformPart
      area="EVENTS"
      title={text.members.account.tickets}
      body={text.members.account.ticketsText}
      go={text.members.account.ticketsGo}
    />
  ),
  session: () => <SessionPart />,
};

/** Signs out in this browser, or at the platform and in all browsers. */
const SignOut = () => {
  const { state, shown } = useMember();
  const { config, session } = useServices();
  const everywhere = useLogout();
  const words = text.members.account;
  const busy = state.status === 'working' || everywhere.isPending;
  if (shown.status !== 'signed-in') return null;
  return (
    <Actions>
      <Button size="small" busy={busy} onPress={() => void shown.signOut()}>
        {words.signOut}
      </Button>
      <Button
        size="small"
        kind="quiet"
        busy={busy}
        onPress={() =>
          everywhere.mutate(
            { params: { clientId: config.clientId, postLogoutRedirectUri: pageUrl('sign-in') } },
            // Whether the call succeeds or fails, this browser signs out.
            { onSettled: () => void session?.signOut() },
          )
        }
      >
        {words.signOutAll}
      </Button>
    </Actions>
  );
};

/** The member's account. Visitors are sent to the sign-in and return here afterwards. */
export const AccountScreen = () => {
  const { loggedIn } = useSession();
  const { section = 'profile' } = useSearch({ from: '/members/account' });
  const words = text.members.account;
  if (!loggedIn)
    return (
      <Navigate
        to="/sign-in"
        search={{ back: section === 'profile' ? '/account' : `/account?section=${section}` }}
        replace
      />
    );
  return (
    <>
      <div className={styles['top']}>
        <PageHeading title={words.title} />
        <SignOut />
      </div>
      <div className={styles['layout']}>
        <nav aria-label={words.sections}>
          <ul className={styles['sections']}>
            {accountSections.map((one) => (
              <li key={one}>
                <Link
                  to="/account"
                  search={one === 'profile' ? {} : { section: one }}
                  className={styles['section']}
                  activeOptions={{ exact: true, includeSearch: true }}
                >
                  {words[one]}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/mailbox" className={styles['section']}>
                {text.members.mailbox.title}
              </Link>
            </li>
          </ul>
        </nav>
        <div className={styles['part']}>{parts[section]()}</div>
      </div>
    </>
  );
};
