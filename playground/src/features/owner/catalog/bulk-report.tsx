import { ProgressBar } from 'react-aria-components/ProgressBar';
import { adviceForCode } from 'vitrine';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-box.tsx';
import type { BulkFailure, BulkProgress } from '../bulk-run.ts';
import { text } from '../../../text/owner.ts';
import styles from '../owner-shop.module.css';
import { allAdvice } from '../../../lib/all-advice.ts';

export interface BulkReportProps {
  progress: BulkProgress;
  nameOf: (id: string) => string;
  /** Reduces the selection to these products, for another attempt. */
  onKeep: (ids: readonly string[]) => void;
  onClose: () => void;
}

const reasonOf = ({ code, description }: BulkFailure): string => {
  const { reasons, unknownReason } = text.ownerShop.bulk;
  if (code === undefined) return description ?? unknownReason;
  return reasons[code] ?? adviceForCode(code, ...allAdvice)?.text ?? description ?? code;
};

/** Progress of a bulk change by batch, then the changed products and the failed ones with their reason. */
export const BulkReport = ({ progress, nameOf, onKeep, onClose }: BulkReportProps) => {
  const { bulk } = text.ownerShop;
  const { batches, answered, done, total, changed, failures } = progress;
  const running = answered < batches.length;
  return (
    <>
      <ProgressBar
        className={styles['progress'] ?? ''}
        aria-label={bulk.progress}
        value={done}
        maxValue={total}
        valueLabel={bulk.done(done, total)}
      >
        {({ percentage }) => (
          <>
            <span className={styles['progressWords']}>
              <span>
                {running ? bulk.running(answered + 1, batches.length) : bulk.changed(changed.length)}
              </span>
              <span>{bulk.done(done, total)}</span>
            </span>
            <span className={styles['track']}>
              <span style={{ inlineSize: `${percentage ?? 0}%` }} />
            </span>
          </>
        )}
      </ProgressBar>
      <output>
        {!running && failures.length > 0 && (
          <p>
            {bulk.notChanged(failures.length)}. {bulk.kept}
          </p>
        )}
      </output>
      {failures.length > 0 && (
        <ul className={styles['failures']} aria-label={bulk.failures}>
          {failures.map((failure) => (
            <li key={failure.id}>
              <strong>{nameOf(failure.id)}</strong>
              <span>{reasonOf(failure)}</span>
              {failure.description !== undefined && <small>{failure.description}</small>}
            </li>
          ))}
        </ul>
      )}
      {!running && (
        <DialogActions>
          {failures.length > 0 && (
            <Button onPress={() => onKeep(failures.map(({ id }) => id))}>{bulk.selectFailed}</Button>
          )}
          <Button kind="primary" onPress={onClose}>
            {bulk.finish}
          </Button>
        </DialogActions>
      )}
    </>
  );
};
