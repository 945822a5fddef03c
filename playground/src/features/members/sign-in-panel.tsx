import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { text } from '../../text/members.ts';
import { FailureNote } from './failure-note.tsx';
import styles from './members.module.css';
import { SignInProgress } from './sign-in-progress.tsx';
import type { Member } from './use-member.ts';

/**
 * A page of the sign-in: a centered card with a heading, the progress or the failure, and a form or a result. The link to
 * all sign-in options is in the same place on every page (WCAG 3.2.6).
 */
export const SignInPanel = ({
  member: { state, shown, back },
  title,
  lead,
  more,
  children,
}: {
  member: Pick<Member, 'state' | 'shown' | 'back'>;
  title: string;
  lead: ReactNode;
  /** Further links below the card. */
  more?: ReactNode;
  children?: ReactNode;
}) => (
  <div className={styles['narrow']}>
    <section className={styles['card']}>
      <div className={styles['head']}>
        <PageHeading title={title} />
        <p>{lead}</p>
      </div>
      <SignInProgress state={state} back={back} />
      <FailureNote state={shown} />
      {children}
    </section>
    <p className={styles['below']}>
      <Link to="/sign-in" search={back === undefined ? {} : { back }}>
        {text.members.signIn.back}
      </Link>
      {more}
    </p>
  </div>
);
