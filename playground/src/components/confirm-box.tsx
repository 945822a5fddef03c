import { text } from '../text/text.ts';
import { Button } from './button.tsx';
import { DialogActions, DialogBox } from './dialog-box.tsx';
import { ErrorRow } from './state.tsx';

export interface ConfirmBoxProps {
  title: string;
  /** The effect of the action and whether it can be undone. */
  body: string;
  /** The verb of the button, such as "Delete". */
  action: string;
  /** The button that keeps everything as it is. Default: "Cancel". */
  keep?: string | undefined;
  open: boolean;
  busy?: boolean;
  /** Message of the last failed attempt. */
  error?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
export const ConfirmBox = ({
  title,
  body,
  action,
  keep = text.common.cancel,
  open,
  busy = false,
  error,
  onConfirm,
  onClose,
}: ConfirmBoxProps) => (
  <DialogBox title={title} open={open} onClose={onClose} role="alertdialog">
    <p>{body}</p>
    {error !== undefined && <ErrorRow title={error} />}
    <DialogActions>
      <Button onPress={onClose}>{keep}</Button>
      <Button kind="danger" busy={busy} onPress={onConfirm}>
        {action}
      </Button>
    </DialogActions>
  </DialogBox>
);
