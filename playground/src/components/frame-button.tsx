import type { ComponentProps } from 'react';
import { buttonLook, type Look } from './button-look.ts';
import styles from './button.module.css';

export interface PressProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  readonly onPress: () => void;
}

/**
 * A button of the browser, for the frame of the pages. The accessible components come with the code of a page: the first
 * paint does not wait for them.
 */
export const PressButton = ({ onPress, ...props }: PressProps) => (
  <button
    {...props}
    type="button"
    onClick={({ currentTarget }) => {
      // Safari does not focus a pressed button, and a dialog returns the focus to where it was.
      currentTarget.focus({ preventScroll: true });
      onPress();
    }}
  />
);

export const FrameButton = ({ kind, size, ...props }: Omit<PressProps, 'className'> & Omit<Look, 'wide'>) => (
  <PressButton {...props} {...buttonLook({ ...(kind && { kind }), ...(size && { size }) })} />
);

/** A square button that holds one icon. */
export const FrameIconButton = (props: Omit<PressProps, 'className'> & { readonly 'aria-label': string }) => (
  <PressButton {...props} className={styles['icon']} />
);

/** An action inside text. */
export const FrameTextButton = (props: Omit<PressProps, 'className'>) => (
  <PressButton {...props} className={styles['link']} />
);
