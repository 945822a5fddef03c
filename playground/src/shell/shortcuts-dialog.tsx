import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Switch } from 'react-aria-components/Switch';
import { shortcutsOpen } from '../lib/drawers.ts';
import { useStore } from '../lib/use-store.ts';
import { Button } from '../components/button.tsx';
import { shortcuts, shortcutsOn } from './shortcuts.ts';
import { text } from '../text/text.ts';
import drawer from '../components/drawer.module.css';
import styles from './shortcuts-dialog.module.css';

/** The keyboard shortcuts, and a switch that disables them (WCAG 2.1.4). */
export const ShortcutsDialog = () => {
  const open = useStore(shortcutsOpen);
  const on = useStore(shortcutsOn);
  const rows = [
    ...shortcuts.map(({ keys, action }) => ({ keys, what: text.shortcuts.actions[action] })),
    { keys: ['Esc'], what: text.shortcuts.escape },
  ];
  return (
    <ModalOverlay
      className={drawer['veil'] ?? ''}
      isOpen={open}
      onOpenChange={shortcutsOpen.set}
      isDismissable
    >
      <Modal className={styles['modal'] ?? ''}>
        <Dialog className={styles['dialog'] ?? ''}>
          <Heading slot="title" level={2}>
            {text.shortcuts.title}
          </Heading>
          <Switch className={styles['switch'] ?? ''} isSelected={on} onChange={shortcutsOn.set}>
            <span className={styles['track']} aria-hidden="true" />
            {text.shortcuts.on}
          </Switch>
          <dl className={styles['rows']} {...(!on && { 'data-off': '' })}>
            {rows.map(({ keys, what }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <Button onPress={() => shortcutsOpen.set(false)}>{text.common.close}</Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
