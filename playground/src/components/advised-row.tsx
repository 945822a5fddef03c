import { failureText } from '../lib/failure.ts';
import type { FailureRowProps } from './failure-row.tsx';
import { ErrorRow } from './state.tsx';

/** A FailureRow whose code has loaded. */
const AdvisedRow = ({ title, error, onRetry }: FailureRowProps) => (
  <ErrorRow title={title} detail={failureText(error)} onRetry={onRetry} />
);

export default AdvisedRow;
