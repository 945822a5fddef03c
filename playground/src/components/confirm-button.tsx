import { useState } from 'react';
import type { Look } from './button-look.ts';
import { Button } from './button.tsx';
import { ConfirmBox, type ConfirmBoxProps } from './confirm-box.tsx';

export interface ConfirmButtonProps
  extends Pick<Look, 'kind' | 'size'>, Omit<ConfirmBoxProps, 'open' | 'onClose'> {
  /** Accessible name of the button, if the verb alone does not say what it is about. */
  name?: string;
}

/** A button that asks for confirmation before an action that cannot be undone. */
export const ConfirmButton = ({ kind, size, name, ...question }: ConfirmButtonProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        {...(kind && { kind })}
        {...(size && { size })}
        {...(name !== undefined && { 'aria-label': name })}
        onPress={() => setAsking(true)}
      >
        {question.action}
      </Button>
      <ConfirmBox {...question} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
};
