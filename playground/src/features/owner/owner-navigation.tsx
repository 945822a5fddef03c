import { Link } from '@tanstack/react-router';
import { text } from '../../text/owner.ts';
import styles from './owner.module.css';

/** The screens of the owner's area, in the order of a typical day. */
const screens = [
  { to: '/owner/orders', name: 'orders' },
  { to: '/owner/catalog', name: 'catalog' },
  { to: '/owner/events', name: 'events' },
] as const;

export const OwnerNavigation = () => (
  <nav aria-label={text.owner.nav.label}>
    <ul className={styles['links']}>
      {screens.map(({ to, name }) => (
        <li key={to}>
          <Link to={to} className={styles['link']} activeOptions={{ includeSearch: false }}>
            {text.owner.nav[name]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
