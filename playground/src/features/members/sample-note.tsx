import { text } from '../../text/text.ts';
import styles from './members.module.css';

/** The password of every member that a sandbox begins with (docs/testing.md). */
const SAMPLE_PASSWORD = 'sandbox-password';
const SAMPLE_MEMBER = 'ada@example.org';

/** How to try it: there is nobody to keep a secret from. */
export const SampleNote = () => (
  <p className={styles['sample']}>
    {text.members.signIn.sample} <bdi dir="ltr">{SAMPLE_MEMBER}</bdi>, <code>{SAMPLE_PASSWORD}</code>
  </p>
);
