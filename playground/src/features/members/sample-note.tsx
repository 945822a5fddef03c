import { SAMPLE_PASSWORD } from '../../site/identities.ts';
import { text } from '../../text/members.ts';
import styles from './members.module.css';

const SAMPLE_MEMBER = 'ada@example.org';

/** Shows the sample password, which is not secret. */
export const SampleNote = () => (
  <p className={styles['sample']}>
    {text.members.signIn.sample} <bdi dir="ltr">{SAMPLE_MEMBER}</bdi>, <code>{SAMPLE_PASSWORD}</code>
  </p>
);
