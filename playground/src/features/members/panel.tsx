import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { text } from '../../text/text.ts';
import styles from './members.module.css';

/** One card in the middle of the page: a heading, what it is about, and a form or an answer. */
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

/** The way back to all ways. The same place on every screen of the sign-in (WCAG 3.2.6). */
export const AllWays = ({ back }: { back: string | undefined }) => (
  <Link to="/sign-in" search={back === undefined ? {} : { back }}>
    {text.members.signIn.back}
  </Link>
);
