import type { ReactNode } from 'react';
import { isApiError } from 'vitrine';
import { Loaded, readingOf } from '../../components/loaded.tsx';
import { Head } from './head.tsx';
import { MissingOfOwner, type MissingOfOwnerProps } from './missing-of-owner.tsx';
import styles from './owner.module.css';

/** The screen of one thing while it is read, if it cannot be read or does not exist, and with it. */
export const OneThing = <Thing,>({
  query,
  thing,
  title,
  back,
  missing,
  children,
}: {
  query: Parameters<typeof readingOf>[0];
  thing: Thing | undefined;
  /** The heading until the thing is known. */
  title: string;
  back: ReactNode;
  missing: MissingOfOwnerProps;
  children: (thing: Thing) => ReactNode;
}) =>
  isApiError(query.error) && query.error.status === 404 ? (
    <MissingOfOwner {...missing} />
  ) : (
    <div className={styles['stack']}>
      {thing === undefined && <Head title={title} back={back} />}
      <Loaded reading={readingOf(query)} isEmpty={thing === undefined} empty={null} height="24rem">
        {thing !== undefined && children(thing)}
      </Loaded>
    </div>
  );
