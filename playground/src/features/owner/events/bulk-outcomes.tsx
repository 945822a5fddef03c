import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-box.tsx';
import { StatusMark } from '../../../components/status-mark.tsx';
import type { BulkKind, BulkOutcome } from './events-bulk.ts';
import { text } from '../../../text/owner.ts';
import { eventStatusWord } from './event-words.ts';
import styles from '../owner.module.css';

/** The result of a bulk call for each event. */
export const BulkOutcomes = ({
  kind,
  outcomes,
  onClose,
}: {
  kind: BulkKind;
  outcomes: readonly BulkOutcome[];
  onClose: () => void;
}) => {
  const words = text.owner.events.bulk;
  const done = outcomes.filter((outcome) => outcome.done).length;
  return (
    <>
      <output>{words[kind].done(done, outcomes.length - done)}</output>
      <ul className={styles['preview']} aria-label={words.results}>
        {outcomes.map((outcome) => (
          <li key={outcome.id}>
            <span>{outcome.title}</span>
            <StatusMark tone={outcome.done ? 'good' : 'bad'}>
              {outcome.done ? words[kind].one : words.failed(eventStatusWord(outcome.because ?? ''))}
            </StatusMark>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onPress={onClose}>{text.common.close}</Button>
      </DialogActions>
    </>
  );
};
