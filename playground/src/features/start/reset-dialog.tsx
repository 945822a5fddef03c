import { ConfirmBox, type ConfirmBoxProps } from '../../components/confirm-box.tsx';
import type { MenuFrame } from '../../components/menu-button.tsx';

export type ResetDialogProps = Pick<ConfirmBoxProps, 'title' | 'body' | 'action' | 'onConfirm'>;

/** Asks for confirmation before the site is reset; closes as soon as the reset starts. */
const ResetDialog = ({
  frame: { isOpen, onOpenChange },
  onConfirm,
  ...box
}: ResetDialogProps & { frame: MenuFrame }) => {
  const close = () => onOpenChange(false);
  const confirm = () => {
    close();
    onConfirm();
  };
  return <ConfirmBox {...box} open={isOpen} onClose={close} onConfirm={confirm} />;
};

export default ResetDialog;
