import { ChoiceRow } from '../components/choice-row.tsx';
import { developerOpen, developerPanel, panelIds, showPanel } from '../lib/drawers.ts';
import { useStore } from '../lib/use-store.ts';
import { text } from '../text/text.ts';
import styles from './panel-choice.module.css';

const options = ['screen', ...panelIds] as const;

/** Closes the developer drawer, which contains the choice, and keeps the focus on the page. */
const showScreen = () => {
  developerOpen.set(false);
  document.getElementById('developer-toggle')?.focus();
};

/**
 * Chooses between the screen alone and a developer panel beside it: above the screen, or in the drawer while it is open. A
 * narrow window shows the panel over the screen.
 */
export const PanelChoice = ({ className }: { className?: string | undefined }) => {
  const isOpen = useStore(developerOpen);
  const panel = useStore(developerPanel);
  return (
    <ChoiceRow
      label={text.layers.label}
      options={options.map((id) => ({ id, name: text.layers[id] }))}
      chosen={isOpen ? panel : 'screen'}
      onChange={(id) => (id === 'screen' ? showScreen() : showPanel(id))}
      className={`${styles['list'] ?? ''} ${className ?? ''}`}
      optionClass={styles['option']}
      data-no-cause
    />
  );
};
