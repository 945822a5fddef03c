import { Note } from '../../components/note.tsx';
import { SAMPLE_PASSWORD } from '../../site/identities.ts';
import { text } from '../../text/members.ts';

const SAMPLE_MEMBER = 'ada@example.org';

/** Shows the sample password, which is not secret. */
export const SampleNote = () => (
  <Note>
    <small>
      {text.members.signIn.sample} <bdi dir="ltr">{SAMPLE_MEMBER}</bdi>, <code>{SAMPLE_PASSWORD}</code>
    </small>
  </Note>
);
