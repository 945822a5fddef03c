import type { ComponentProps } from 'react';
import { buttonLook, type Look } from './button-look.ts';
import styles from './button.module.css';

export interface PressProps extends Omit<ComponentProps<'button'>, 'onClick' | 'disabled'> {
  isDisabled?: boolean | undefined;
  onPress?: (button: HTMLButtonElement) => void;
}

/** A button of the browser, which needs no code before the first paint. */
export const PressButton = ({ type = 'button', isDisabled = false, onPress, ...props }: PressProps) => (
  <button
    {...props}
    type={type}
    disabled={isDisabled}
    onClick={({ currentTarget }) => {
      // Safari does not focus a pressed button, and a dialog returns the focus to where it was.
      currentTarget.focus({ preventScroll: true });
      onPress?.(currentTarget);
    }}
  />
);

export interface ActionProps extends Omit<PressProps, 'className'>, Look {
  /** The action is pending: the button keeps the focus but ignores presses. */
  busy?: boolean;
}

export const Button = ({ kind, size, wide, busy = false, onPress, ...props }: ActionProps) => (
  <PressButton
    {...props}
    {...buttonLook({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) })}
    {...(onPress && !busy && { onPress })}
    {...(busy && { 'data-busy': '' })}
  />
);

/** A square button that holds one icon and needs an `aria-label`. */
export const IconButton = (props: Omit<PressProps, 'className'> & { readonly 'aria-label': string }) => (
  <PressButton {...props} className={styles['icon']} />
);

/** An action inside text or a row, such as Remove. */
export const TextButton = (props: Omit<PressProps, 'className'>) => (
  <PressButton {...props} className={styles['link']} />
);
