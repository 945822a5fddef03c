import { text } from '../text/text.ts';
import styles from './amount.module.css';

/** An amount as formatted by the platform; dimmed while a pending change may make it stale. */
export const Amount = ({ children, stale = false }: { children: string; stale?: boolean }) => (
  <span className={styles['amount']} {...(stale && { 'data-stale': '' })}>
    {children}
  </span>
);

/** Tells screen readers that the amounts nearby are being updated. */
export const Updating = ({ on }: { on: boolean }) =>
  on ? <span className={styles['mark']}>{text.cart.updating}</span> : null;
