import { text } from '../../text/text.ts';
import panel from './developer.module.css';
import styles from './layer.module.css';
import { useScreenCalls } from './use-screen-calls.ts';
import { Wire } from './wire.tsx';

/** Request and response of every call of this screen. */
export const WireLayer = () => {
  const calls = useScreenCalls();
  return (
    <div className={styles['layer']}>
      <p className={styles['lead']}>{text.layers.wireLead}</p>
      {calls.length === 0 && <p>{text.layers.none}</p>}
      {calls.map(({ id, call, wires }) => (
        <article key={id} className={styles['call']}>
          <h2>{call.operation}</h2>
          {wires.map((wire, index) => (
            <Wire key={index} wire={wire} number={wires.length > 1 ? index + 1 : undefined} />
          ))}
        </article>
      ))}
    </div>
  );
};

/** The same in the developer drawer. */
export const WirePanel = () => (
  <div className={panel['page']}>
    <WireLayer />
  </div>
);
