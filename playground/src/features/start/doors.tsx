import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Icon } from '../../components/icon.tsx';
import { showPanel } from '../../lib/drawers.ts';
import { text } from '../../text/start.ts';
import styles from './doors.module.css';

/** The product of the door to the code. */
const SLUG = 'low-carafe';

/** Three ways into the playground. */
export const Doors = memo(() => (
  <nav aria-label={text.start.doors}>
    <ul className={styles['doors']}>
      <li>
        <Link to="/shop" className={styles['door']}>
          <Icon name="bag" size={24} />
          <strong>{text.start.buy}</strong>
          <span>{text.start.buyText}</span>
        </Link>
      </li>
      <li>
        <Link
          to="/shop/p/$slug"
          params={{ slug: SLUG }}
          className={styles['door']}
          onClick={() => showPanel('code')}
        >
          <Icon name="terminal" size={24} />
          <strong>{text.start.read}</strong>
          <span>{text.start.readText}</span>
        </Link>
      </li>
      <li>
        <Link to="/shop" className={styles['door']} onClick={() => showPanel('break')}>
          <Icon name="alert" size={24} />
          <strong>{text.start.break}</strong>
          <span>{text.start.breakText}</span>
        </Link>
      </li>
    </ul>
  </nav>
));
