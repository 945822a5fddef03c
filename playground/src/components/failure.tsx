import { Suspense } from 'react';
import { later } from '../lib/later.ts';
import { text } from '../text/text.ts';
import { ErrorRow } from './state.tsx';

export interface FailureProps {
  /** The action that failed; without it, the advice for the error is the title. */
  title?: string;
  error: unknown;
  /** Offered unless the identity may not make the call. */
  onRetry?: () => unknown;
}

const PlainFailure = ({ title = text.common.failed, onRetry }: FailureProps) => (
  <ErrorRow title={title} {...(onRetry && { onRetry })} />
);
// The advice for all errors is larger than the code of a page.
const AdvisedFailure = later(() => import('./advised-failure.tsx'), PlainFailure);

/** A failed call, with the advice for its error, which is loaded now. */
export const Failure = (props: FailureProps) => (
  <Suspense>
    <AdvisedFailure {...props} />
  </Suspense>
);
