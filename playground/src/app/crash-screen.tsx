import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '../components/button.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { EmptyState } from '../components/state.tsx';
import { UnloadedError } from '../lib/lazy-part.ts';
import { text } from '../text/text.ts';

/** The page shown when the code of a screen did not arrive. */
const UnloadedScreen = ({ error, reset }: { error: UnloadedError; reset: () => void }) => (
  <EmptyState icon="alert" title={<PageHeading title={text.app.unfetched} />} body={text.app.unfetchedText}>
    <Button
      kind="primary"
      onPress={() => {
        error.forget();
        reset();
      }}
    >
      {text.common.retry}
    </Button>
  </EmptyState>
);

const BrokenScreen = ({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) => (
  <EmptyState
    icon="alert"
    title={<PageHeading title={text.app.crashed} />}
    body={error instanceof Error ? error.message : text.common.failed}
  >
    <Button kind="primary" onPress={reset}>
      {text.common.retry}
    </Button>
    <LinkButton to="/shop">{text.common.toShop}</LinkButton>
  </EmptyState>
);

/** The page shown when a screen cannot be loaded, or throws while rendering. */
export const CrashScreen = ({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) =>
  error instanceof UnloadedError ? (
    <UnloadedScreen error={error} reset={reset} />
  ) : (
    <BrokenScreen error={error} reset={reset} />
  );
