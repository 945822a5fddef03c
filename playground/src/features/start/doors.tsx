import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Icon } from '../../components/icon.tsx';
import { developerOpen, developerPanel, openLayer, WIDE } from '../../lib/drawers.ts';
import { text } from '../../text/start.ts';
import styles from './doors.module.css';

/** Opens a panel of the developer drawer beside the page that a door leads to. */
const withPanel = (panel: string) => (): void => {
  developerPanel.set(panel);
  developerOpen.set(true);
};

/** The product of the door to the code. */
const SLUG = 'low-carafe';

/** Shows the code of the product page: beside it in a wide window, otherwise in its place. */
const showCode = (): void => {
  if (matchMedia(WIDE).matches) return withPanel('code')();
  openLayer.set({ id: 'code', on: `/shop/p/${SLUG}` });
};

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
        <Link to="/shop/p/$slug" params={{ slug: SLUG }} className={styles['door']} onClick={showCode}>
          <Icon name="terminal" size={24} />
          <strong>{text.start.read}</strong>
          <span>{text.start.readText}</span>
        </Link>
      </li>
      <li>
        <Link to="/shop" className={styles['door']} onClick={withPanel('errors')}>
          <Icon name="alert" size={24} />
          <strong>{text.start.break}</strong>
          <span>{text.start.breakText}</span>
        </Link>
      </li>
    </ul>
  </nav>
));
