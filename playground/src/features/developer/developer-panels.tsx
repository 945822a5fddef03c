import { Suspense } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { developerPanel } from '../../lib/drawers.ts';
import { useStore } from '../../lib/use-store.ts';
import { text } from '../../text/developer.ts';
import styles from './developer.module.css';
import { developerPanels } from './panels.ts';

/** The tabs of the drawer; the selected tab survives closing the drawer. */
export const DeveloperPanels = () => {
  const chosen = useStore(developerPanel);
  return (
    <Tabs
      className={styles['tabs'] ?? ''}
      selectedKey={chosen}
      onSelectionChange={(key) => developerPanel.set(String(key))}
    >
      <TabList aria-label={text.developer.panels} className={styles['tablist'] ?? ''}>
        {developerPanels.map(({ id, name }) => (
          <Tab key={id} id={id} className={styles['tab'] ?? ''}>
            {name()}
          </Tab>
        ))}
      </TabList>
      {developerPanels.map(({ id, Panel }) => (
        <TabPanel key={id} id={id} className={styles['tabpanel'] ?? ''}>
          <Suspense fallback={<p className={styles['none']}>{text.common.loading}</p>}>
            <Panel />
          </Suspense>
        </TabPanel>
      ))}
    </Tabs>
  );
};
