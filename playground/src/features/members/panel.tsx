import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { text } from '../../text/members.ts';
import styles from './members.module.css';

/** A centered card with a heading, an introduction, and a form or a result. */
export const Panel = ({
  title,
  lead,
  children,
  below,
}: {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  below?: ReactNode;
}) => (
  <div className={styles['narrow']}>
    <section className={styles['card']}>
      <div className={styles['head']}>
        <PageHeading title={title} />
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {children}
    </section>
    {below !== undefined && <p className={styles['below']}>{below}</p>}
  </div>
);

/** A link to all sign-in options, in the same place on every sign-in page (WCAG 3.2.6). */
export const AllSignInOptions = ({ back }: { back: string | undefined }) => (
  <Link to="/sign-in" search={back === undefined ? {} : { back }}>
    {text.members.signIn.back}
  </Link>
);
