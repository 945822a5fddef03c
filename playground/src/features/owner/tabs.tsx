import { Link } from '@tanstack/react-router';
import styles from './owner.module.css';

export interface Tab<Search extends object> {
  readonly name: string;
  /** The number of items of the list. */
  readonly count?: number | undefined;
  /** The address of the list, from the present one. */
  readonly search: (now: Search) => Search;
}

/** Links that filter a list by one value each. */
export const Tabs = <Search extends object>({
  label,
  to,
  tabs,
}: {
  label: string;
  to: '/owner/orders' | '/owner/events';
  tabs: readonly Tab<Search>[];
}) => (
  <nav aria-label={label}>
    <ul className={styles['tabs']}>
      {tabs.map(({ name, count, search }) => (
        <li key={name}>
          <Link
            to={to}
            search={(now) => search(now as Search)}
            className={styles['tab']}
            activeOptions={{ exact: true }}
          >
            {name}
            {count !== undefined && <small>{count}</small>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
