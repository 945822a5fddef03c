import { type ReactNode, useEffect, useRef } from 'react';
import { openRow } from '../../lib/drawers.ts';
import { useStore } from '../../lib/use-store.ts';
import { text } from '../../text/developer.ts';
import { CallLinks } from './call-links.tsx';
import { CallStatus, durationText } from './call-status.tsx';
import styles from './layer.module.css';
import type { ScreenCall } from './use-screen-calls.ts';

/**
 * The frame of a call of the screen: the control that caused the call, its operation, and links to its reference page and
 * to the other places that show it.
 */
export const CallCard = ({
  call: { entry, times, isFresh },
  here,
  children,
}: {
  call: ScreenCall;
  here: 'code' | 'wire';
  children: ReactNode;
}) => {
  const card = useRef<HTMLElement>(null);
  const isAsked = useStore(openRow) === entry.id;
  useEffect(() => {
    if (isAsked) card.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return (
    <article ref={card} className={styles['call']} {...(isFresh && { 'data-fresh': '' })}>
      {isFresh && entry.pressed && (
        <p className={styles['cause']}>{text.developer.caused(entry.pressed.name)}</p>
      )}
      <div className={styles['title']}>
        <h2>{entry.call.operation}</h2>
        <span className={styles['result']}>
          <CallStatus entry={entry} /> {durationText(entry)}
        </span>
      </div>
      <div className={styles['about']}>
        {times > 1 && <span>{text.developer.repeats(times)}</span>}
        <CallLinks entry={entry} here={here} />
      </div>
      {children}
    </article>
  );
};
