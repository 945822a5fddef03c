import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';
import styles from './button.module.css';

export interface Look {
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  size?: 'small' | 'normal' | 'large';
  wide?: boolean;
}

/** Attributes and class that give a link the look of a button. */
export const buttonLook = ({ kind = 'plain', size = 'normal', wide = false }: Look = {}) => ({
  className: styles['button'] ?? '',
  'data-kind': kind,
  'data-size': size,
  ...(wide && { 'data-wide': '' }),
});

export interface ActionProps extends Omit<ButtonProps, 'className' | 'isPending'>, Look {
  /** The action is pending: the button keeps the focus but ignores presses. */
  busy?: boolean;
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
