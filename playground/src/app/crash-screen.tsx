import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '../components/button.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { EmptyState } from '../components/state.tsx';
import { text } from '../text/text.ts';

/** The page shown when a screen throws while rendering. */
export const CrashScreen = ({ error, reset }: ErrorComponentProps) => (
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
