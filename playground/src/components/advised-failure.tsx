import { isApiError } from 'vitrine';
import { failureDetail, failureText } from '../lib/failure.ts';
import type { FailureProps } from './failure.tsx';
import { ErrorRow } from './state.tsx';

/** A Failure whose code has loaded. */
const AdvisedFailure = ({ title, error, onRetry }: FailureProps) => {
  const advice = failureText(error);
  const isRefused = isApiError(error) && error.neededIdentity !== undefined;
  return (
    <ErrorRow
      title={title ?? advice}
      detail={title === undefined ? failureDetail(error) : advice}
      {...(onRetry && !isRefused && { onRetry })}
    />
  );
};

export default AdvisedFailure;
