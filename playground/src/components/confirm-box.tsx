import { type ReactNode, useState } from 'react';
import { toast } from '../lib/announcer.ts';
import { text } from '../text/text.ts';
import { Button } from './button.tsx';
import { DialogActions, DialogBox } from './dialog-box.tsx';
import { Failure } from './failure.tsx';

export interface ConfirmBoxProps {
  title: string;
  /** The effect of the action and whether it can be undone. */
  body: ReactNode;
  /** The verb of the button, such as "Delete". */
  action: string;
  /** The button that keeps everything as it is. Default: "Cancel". */
  keep?: string;
  open: boolean;
  /** The question closes once this has succeeded, and shows why it failed. */
  onConfirm: () => unknown;
  /** Told in a message when it has succeeded. */
  done?: string;
  onClose: () => void;
}

const Question = ({
  body,
  action,
  keep = text.common.cancel,
  onConfirm,
  done,
  onClose,
}: Omit<ConfirmBoxProps, 'open' | 'title'>) => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm();
      if (done !== undefined) toast(done);
      onClose();
    } catch (cause) {
      setError(cause);
      setBusy(false);
    }
  };
  return (
    <>
      <p>{body}</p>
      {error !== undefined && <Failure error={error} />}
      <DialogActions>
        <Button onPress={onClose}>{keep}</Button>
        <Button kind="danger" busy={busy} onPress={() => void confirm()}>
          {action}
        </Button>
      </DialogActions>
    </>
  );
};

/** Asks for confirmation before an action that cannot be undone. */
export const ConfirmBox = ({ title, open, ...question }: ConfirmBoxProps) => (
  <DialogBox title={title} open={open} onClose={question.onClose} role="alertdialog">
    <Question {...question} />
  </DialogBox>
);
