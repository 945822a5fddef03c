import { failureText } from '../lib/failure.ts';
import { ErrorRow } from './state.tsx';

export interface FailureRowProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** A failed call, with the advice for its error. */
const FailureRow = ({ title, error, onRetry }: FailureRowProps) => (
  <ErrorRow title={title} detail={failureText(error)} onRetry={onRetry} />
);

export default FailureRow;
