import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { isLayer, type LayerId, layerIds } from '../lib/layers.ts';
import { text } from '../text/text.ts';
import styles from './layers.module.css';

/** Chooses the layer of the page. */
const LayerChoice = ({ chosen, choose }: { chosen: LayerId; choose: (id: LayerId) => void }) => (
  <ToggleButtonGroup
    aria-label={text.layers.label}
    className={styles['list'] ?? ''}
    disallowEmptySelection
    selectedKeys={[chosen]}
    onSelectionChange={([key]) => {
      if (isLayer(key)) choose(key);
    }}
    data-no-cause
  >
    {layerIds.map((id) => (
      <ToggleButton key={id} id={id} className={styles['layer'] ?? ''}>
        {text.layers[id]}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

export default LayerChoice;
