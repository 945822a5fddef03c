import { ChoiceRow } from '../components/choice-row.tsx';
import { type LayerId, layerIds } from '../lib/layers.ts';
import { text } from '../text/text.ts';
import styles from './layers.module.css';

/** Chooses the layer of the page. */
export const LayerChoice = ({ chosen, choose }: { chosen: LayerId; choose: (id: LayerId) => void }) => (
  <ChoiceRow
    label={text.layers.label}
    options={layerIds.map((id) => ({ id, name: text.layers[id] }))}
    chosen={chosen}
    onChange={choose}
    className={styles['list']}
    optionClass={styles['layer']}
    data-no-cause
  />
);
