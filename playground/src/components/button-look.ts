import styles from './button.module.css';

export interface Look {
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  size?: 'small' | 'normal' | 'large';
  wide?: boolean;
}

/** Attributes and class that give an element the look of a button. */
export const buttonLook = ({ kind = 'plain', size = 'normal', wide = false }: Look = {}) => ({
  className: styles['button'] ?? '',
  'data-kind': kind,
  'data-size': size,
  ...(wide && { 'data-wide': '' }),
});
