import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/state.tsx';
import { text } from '../text/text.ts';

/** The page shown when the configuration cannot be read or the sandbox cannot be reached. */
export const StartFailure = ({ cause }: { cause: unknown }) => (
  <main>
    <EmptyState
      icon="alert"
      title={<h1>{text.app.startFailed}</h1>}
      body={`${cause instanceof Error ? `${cause.message} ` : ''}${text.app.startAdvice}`}
    >
      <Button kind="primary" onPress={() => location.reload()}>
        {text.app.reload}
      </Button>
    </EmptyState>
  </main>
);
