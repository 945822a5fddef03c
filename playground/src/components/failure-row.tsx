import { Suspense } from 'react';
import { later } from '../lib/later.ts';
import { ErrorRow } from './state.tsx';

export interface FailureRowProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

const PlainRow = ({ title, onRetry }: FailureRowProps) => <ErrorRow title={title} onRetry={onRetry} />;
// The advice for all errors is larger than the code of a page.
const AdvisedRow = later(() => import('./advised-row.tsx'), PlainRow);

/** A failed call, with the advice for its error, which is loaded now. */
export const FailureRow = (props: FailureRowProps) => (
  <Suspense>
    <AdvisedRow {...props} />
  </Suspense>
);
