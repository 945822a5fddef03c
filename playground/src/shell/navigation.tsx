import { Link } from '@tanstack/react-router';
import { PressButton } from '../components/button.tsx';
import { developerOpen } from '../lib/drawers.ts';
import { useStore } from '../lib/use-store.ts';
import { Icon } from '../components/icon.tsx';
import { text } from '../text/text.ts';
import { areas } from './areas.ts';
import { Brand } from './brand.tsx';
import styles from './navigation.module.css';

/** The areas of the playground: a sidebar on wide windows, a bar at the bottom on narrow ones. */
export const Navigation = () => {
  const open = useStore(developerOpen);
  return (
    <nav className={styles['nav']} aria-label={text.nav.label} {...(open && { 'data-slim': '' })}>
      <div className={styles['brand']}>
        <Brand />
      </div>
      <ul className={styles['items']}>
        {areas.map(({ icon, name, to }) => (
          <li key={to}>
            <Link to={to} className={styles['item']} activeOptions={{ includeSearch: false }}>
              <Icon name={icon} />
              <span className={styles['name']}>{name()}</span>
            </Link>
          </li>
        ))}
        <li>
          <PressButton
            id="developer-toggle"
            data-no-cause
            className={styles['item']}
            aria-expanded={open}
            onPress={() => developerOpen.set((is) => !is)}
          >
            <Icon name="terminal" />
            <span className={styles['name']}>{text.nav.developer}</span>
          </PressButton>
        </li>
      </ul>
      <p className={styles['note']}>{text.nav.sandboxNote}</p>
    </nav>
  );
};
