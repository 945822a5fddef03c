import { Fragment } from 'react';
import styles from './whole-words.module.css';

/** A technical text that may break after its separators, never inside an id, which has hyphens. */
export const WholeWords = ({ children }: { children: string }) =>
  children.split(/(?<=[/?&;,=\s])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span className={styles['word']}>{part}</span>
    </Fragment>
  ));
