import { isApiError } from 'vitrine';
import { failureText } from '../../lib/failure.ts';
import { ErrorRow } from '../../components/state.tsx';

/** Why a call failed and what to do about it; who may not make it is offered no other try. */
export const CallFailed = ({ error, onRetry }: { error: Error; onRetry?: () => void }) => {
  const isRefused = isApiError(error) && error.neededIdentity !== undefined;
  return (
    <ErrorRow title={failureText(error)} detail={error.message} {...(onRetry && !isRefused && { onRetry })} />
  );
};
