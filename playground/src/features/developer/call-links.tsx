import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operations } from 'virtual:operations';
import { TextButton } from '../../components/button.tsx';
import { openRow, showPanel } from '../../lib/drawers.ts';
import type { LogEntry } from '../../site/request-log.ts';
import { text } from '../../text/developer.ts';
import styles from './developer.module.css';

/** The places that show a call. */
type Place = 'code' | 'log';

/** Shows a call in a panel of the developer drawer. */
export const showCall = (place: Place, { id }: LogEntry): void => {
  openRow.set(id);
  showPanel(place);
};

/** Links from a call to its reference page and to the other places that show it. */
export const CallLinks = ({
  entry,
  here,
  children,
}: {
  entry: LogEntry;
  here: Place;
  /** Further ways, after the others. */
  children?: ReactNode;
}) => {
  const { operation } = entry.call;
  const there = here === 'code' ? 'log' : 'code';
  return (
    <nav aria-label={text.developer.linksOf(operation)} className={styles['about']} data-no-cause>
      {operations.some(({ id }) => id === operation) && (
        <Link to="/reference/$operation" params={{ operation }}>
          {text.developer.toReference}
        </Link>
      )}
      <TextButton onPress={() => showCall(there, entry)}>
        {there === 'code' ? text.developer.toCode : text.developer.toLog}
      </TextButton>
      {children}
    </nav>
  );
};
