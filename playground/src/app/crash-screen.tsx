import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '../components/button.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { EmptyState } from '../components/state.tsx';
import { text } from '../text/text.ts';

/** Messages of browsers and of Vite about a part of the page that could not be fetched. */
const unfetched = /dynamically imported module|importing a module script|preload CSS|module script failed/i;

const isUnfetched = (error: unknown): boolean => error instanceof Error && unfetched.test(error.message);

/** The page shown when a part of the page could not be fetched. The browser remembers the failure until a reload. */
const UnfetchedScreen = () => (
  <EmptyState icon="alert" title={<PageHeading title={text.app.unfetched} />} body={text.app.unfetchedText}>
    <Button kind="primary" onPress={() => location.reload()}>
      {text.app.loadAgain}
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
  isUnfetched(error) ? <UnfetchedScreen /> : <BrokenScreen error={error} reset={reset} />;
