import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { text } from '../text/text.ts';
import styles from './layers.module.css';

const layers = [
  {
    id: 'code',
    Layer: lazy(async () => ({ default: (await import('../features/developer/code-layer.tsx')).CodeLayer })),
  },
  {
    id: 'wire',
    Layer: lazy(async () => ({ default: (await import('../features/developer/wire-layer.tsx')).WireLayer })),
  },
] as const;

/** The three tabs of each page: the screen, the code of its calls, and their HTTP exchanges. */
export const Layers = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const [open, setOpen] = useState({ id: 'screen', on: pathname });
  const chosen = open.on === pathname ? open.id : 'screen';
  return (
    <Tabs
      className={styles['tabs'] ?? ''}
      selectedKey={chosen}
      onSelectionChange={(key) => setOpen({ id: String(key), on: pathname })}
    >
      <TabList aria-label={text.layers.label} className={styles['list'] ?? ''} data-no-cause>
        {(['screen', 'code', 'wire'] as const).map((id) => (
          <Tab key={id} id={id} className={styles['tab'] ?? ''}>
            {text.layers[id]}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="screen" shouldForceMount className={styles['panel'] ?? ''}>
        {children}
      </TabPanel>
      {layers.map(({ id, Layer }) => (
        <TabPanel key={id} id={id} className={styles['panel'] ?? ''}>
          <h1 className="visually-hidden">{text.layers[id]}</h1>
          <Suspense fallback={<p>{text.common.loading}</p>}>
            <Layer />
          </Suspense>
        </TabPanel>
      ))}
    </Tabs>
  );
};
