import { type ReactNode, useEffect, useRef } from 'react';
import styles from './developer.module.css';
import { useScreenCalls } from './use-screen-calls.ts';

/** The cards of the calls, which scroll to those of a new press. */
export const CallCards = ({ children }: { children: ReactNode }) => {
  const page = useRef<HTMLDivElement>(null);
  const [first] = useScreenCalls();
  const pressed = first?.isFresh === true ? first.entry.pressed : undefined;
  const seen = useRef(pressed);
  useEffect(() => {
    // A panel that has just opened may have scrolled to the call that a person followed to it.
    if (pressed === seen.current) return;
    seen.current = pressed;
    if (pressed) page.current?.scrollTo({ top: 0 });
  }, [pressed]);
  return (
    <div ref={page} className={styles['page']}>
      <div className={styles['cards']} data-layer>
        {children}
      </div>
    </div>
  );
};
