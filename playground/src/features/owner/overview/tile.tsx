import { Link, type LinkProps } from '@tanstack/react-router';
import { language } from '../../../lib/language.ts';
import styles from './overview.module.css';

/** A number that links to the list that it counts. */
export const Tile = ({
  name,
  count,
  link,
}: {
  name: string;
  /** Absent while loading. */
  count: number | undefined;
  link: LinkProps;
}) => (
  <li className={styles['tile']}>
    <Link {...link}>
      <strong className={styles['count']}>
        {count === undefined ? '…' : new Intl.NumberFormat(language.get()).format(count)}
      </strong>
      <span>{name}</span>
    </Link>
  </li>
);
