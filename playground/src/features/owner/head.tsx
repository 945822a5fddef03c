import type { ReactNode } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { Actions } from '../../components/panel.tsx';
import styles from './owner.module.css';

/** The head of a screen: its title, what it is about, and the buttons for the whole of it. */
export const Head = ({
  title,
  lead,
  back,
  status,
  children,
}: {
  title: string;
  lead?: string;
  /** The link to the list that this is a part of. */
  back?: ReactNode;
  status?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}) => (
  <div className={styles['head']}>
    <div className={styles['intro']}>
      {back}
      <PageHeading title={title} />
      {lead !== undefined && <p className={styles['soft']}>{lead}</p>}
      {status !== undefined && <p className={styles['status']}>{status}</p>}
    </div>
    {children !== undefined && <Actions>{children}</Actions>}
  </div>
);
