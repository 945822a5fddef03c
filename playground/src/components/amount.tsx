import { text } from '../text/text.ts';
import styles from './amount.module.css';

/** Money as the platform wrote it; faded while a change is on its way, because the amount may not hold any more. */
export const Amount = ({ children, stale = false }: { children: string; stale?: boolean }) => (
  <span className={styles['amount']} {...(stale && { 'data-stale': '' })}>
    {children}
  </span>
);

/** Says in words that amounts nearby are out of date. */
export const Updating = ({ on }: { on: boolean }) =>
  on ? <span className={styles['mark']}>{text.cart.updating}</span> : null;
