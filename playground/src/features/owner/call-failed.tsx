import { isApiError } from 'vitrine';
import { failureDetail, failureText } from '../../lib/failure.ts';
import { ErrorRow } from '../../components/state.tsx';

/** The error of a call with advice; a retry is not offered if the identity may not make the call. */
export const CallFailed = ({ error, onRetry }: { error: Error; onRetry?: () => void }) => {
  const isRefused = isApiError(error) && error.neededIdentity !== undefined;
  return (
    <ErrorRow
      title={failureText(error)}
      detail={failureDetail(error)}
      {...(onRetry && !isRefused && { onRetry })}
    />
  );
};
