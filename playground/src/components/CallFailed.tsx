import { adviceFor, isApiError } from 'vitrine';
import { text } from '../text/text.ts';
import { ErrorRow } from './State.tsx';

/** Why a call failed and what to do about it; for a refusal also who may make the call. */
export const CallFailed = ({ error, onRetry }: { error: Error; onRetry?: () => void }) => {
  const needed = isApiError(error) ? error.neededIdentity : undefined;
  return (
    <ErrorRow
      title={needed ? text.owner.needs(needed) : (adviceFor(error)?.text ?? error.message)}
      detail={error.message}
      {...(onRetry && !needed && { onRetry })}
    />
  );
};
