import { type ReactNode, useEffect, useId, useRef } from 'react';
import { OperationName } from '../../components/code/operation-name.tsx';
import { openRow } from '../../lib/drawers.ts';
import { useStore } from '../../lib/use-store.ts';
import { text } from '../../text/developer.ts';
import { CallLinks } from './call-links.tsx';
import { cardOf, ToList } from './call-list.tsx';
import { CallStatus, durationText } from './call-status.tsx';
import styles from './developer.module.css';
import type { ScreenCall } from './use-screen-calls.ts';

/**
 * The frame of a call of the screen: the control that caused the call, its operation, and links to its reference page and
 * to the other places that show it.
 */
export const CallCard = ({
  call,
  isListed,
  children,
}: {
  call: ScreenCall;
  /** Whether a list above the cards has a line for this one. */
  isListed: boolean;
  children: ReactNode;
}) => {
  const { entry, times, isFresh } = call;
  const title = useId();
  const card = useRef<HTMLElement>(null);
  const isAsked = useStore(openRow) === entry.id;
  useEffect(() => {
    if (isAsked) card.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return (
    <article
      ref={card}
      className={styles['card']}
      aria-labelledby={title}
      tabIndex={-1}
      data-card={cardOf(call)}
      {...(isFresh && { 'data-fresh': '' })}
    >
      {isFresh && entry.pressed && <p>{text.developer.caused(entry.pressed.name)}</p>}
      <h2 id={title}>
        <OperationName>{entry.call.operation}</OperationName>
      </h2>
      <p className={styles['about']}>
        <span>
          <CallStatus entry={entry} /> {durationText(entry)}
        </span>
        {times > 1 && <span>{text.developer.repeats(times)}</span>}
      </p>
      <CallLinks entry={entry} here="code">
        {isListed && <ToList card={cardOf(call)} />}
      </CallLinks>
      {children}
    </article>
  );
};
