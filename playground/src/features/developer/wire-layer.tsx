import { text } from '../../text/text.ts';
import { CallCard } from './call-card.tsx';
import { CallList, hasList } from './call-list.tsx';
import { LayerPanel } from './layer-panel.tsx';
import styles from './layer.module.css';
import { useScreenCalls } from './use-screen-calls.ts';
import { Wires } from './wire.tsx';

/** Request and response of every call of this screen. */
export const WireLayer = () => {
  const calls = useScreenCalls();
  return (
    <div className={styles['layer']} data-layer>
      <p className={styles['lead']}>{text.layers.wireLead}</p>
      {calls.length === 0 && <p>{text.layers.none}</p>}
      <CallList calls={calls} />
      {calls.map((call) => (
        <CallCard key={call.entry.id} call={call} here="wire" isListed={hasList(calls)}>
          <Wires wires={call.entry.wires} />
        </CallCard>
      ))}
    </div>
  );
};

/** The same in the developer drawer. */
export const WirePanel = () => (
  <LayerPanel>
    <WireLayer />
  </LayerPanel>
);
