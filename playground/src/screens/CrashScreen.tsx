import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '../components/Button.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { EmptyState } from '../components/State.tsx';
import { text } from '../text/text.ts';

/** A page that broke while it was drawn. */
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
