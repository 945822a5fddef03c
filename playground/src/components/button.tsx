import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';
import { buttonLook, type Look } from './button-look.ts';
import styles from './button.module.css';

export interface ActionProps extends Omit<ButtonProps, 'className' | 'isPending'>, Look {
  /** The action is pending: the button keeps the focus but ignores presses. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export const Button = ({ kind, size, wide, busy = false, onPress, ...props }: ActionProps) => (
  <AriaButton
    {...props}
    {...buttonLook({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) })}
    {...(onPress && !busy && { onPress })}
    {...(busy && { 'data-busy': '' })}
  />
);

/** A square button that holds one icon and needs an `aria-label`. */
export const IconButton = (props: Omit<ButtonProps, 'className'> & { 'aria-label': string }) => (
  <AriaButton {...props} className={styles['icon'] ?? ''} />
);

/** An action inside text or a row, such as Remove. */
export const TextButton = (props: Omit<ButtonProps, 'className'>) => (
  <AriaButton {...props} className={styles['link'] ?? ''} />
);
