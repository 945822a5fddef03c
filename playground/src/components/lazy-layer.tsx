import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { toast } from '../lib/announcer.ts';
import { UnloadedError } from '../lib/lazy-part.ts';
import { text } from '../text/text.ts';

const Nothing = ({ error }: Pick<ErrorComponentProps, 'error'>) => {
  if (error instanceof UnloadedError) return null;
  throw error;
};

/**
 * A drawer, a menu or a dialog whose code is loaded when it opens. If the code does not arrive, the layer closes with a
 * message, and the page stays; the next press loads it again.
 */
export const LazyLayer = ({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) => (
  <CatchBoundary
    getResetKey={() => String(isOpen)}
    errorComponent={Nothing}
    onCatch={(error) => {
      if (!(error instanceof UnloadedError)) return;
      error.forget();
      toast(text.app.partFailed, 'error');
      onClose();
    }}
  >
    <Suspense>{children}</Suspense>
  </CatchBoundary>
);
