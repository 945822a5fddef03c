import { ChoiceRow } from '../components/choice-row.tsx';
import { developerOpen, developerPanel, panelIds, showPanel } from '../lib/drawers.ts';
import { useStore } from '../lib/use-store.ts';
import { text } from '../text/text.ts';
import styles from './panel-choice.module.css';

const options = ['screen', ...panelIds] as const;

/** Chooses between the screen alone and a developer panel beside it. A narrow window shows the panel above the screen. */
export const PanelChoice = ({ className }: { className?: string | undefined }) => {
  const isOpen = useStore(developerOpen);
  const panel = useStore(developerPanel);
  return (
    <ChoiceRow
      label={text.layers.label}
      options={options.map((id) => ({ id, name: text.layers[id] }))}
      chosen={isOpen ? panel : 'screen'}
      onChange={(id) => (id === 'screen' ? developerOpen.set(false) : showPanel(id))}
      className={`${styles['list'] ?? ''} ${className ?? ''}`}
      optionClass={styles['option']}
      data-no-cause
    />
  );
};
