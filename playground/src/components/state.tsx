import type { ReactNode } from 'react';
import { text } from '../text/text.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './state.module.css';

/** An empty list, with advice. */
export const EmptyState = ({
  icon,
  title,
  body,
  children,
}: {
  icon: IconName;
  title?: ReactNode;
  body: string;
  children?: ReactNode;
}) => (
  <div className={styles['empty']}>
    <span className={styles['mark']}>
      <Icon name={icon} size={30} />
    </span>
    {title}
    <p>{body}</p>
    {children && <div className={styles['actions']}>{children}</div>}
  </div>
);

/** A failure message; the rest of the page stays usable. */
export const ErrorRow = ({
  title,
  detail,
  onRetry,
}: {
  title: string;
  detail?: string | undefined;
  onRetry?: () => unknown;
}) => (
  <div role="alert" className={styles['error']}>
    <Icon name="alert" />
    <p className={styles['message']} dir="auto">
      {title}
      {detail !== undefined && detail !== title && <small dir="auto">{detail}</small>}
    </p>
    {onRetry && (
      <Button size="small" onPress={() => void onRetry()}>
        {text.common.retry}
      </Button>
    )}
  </div>
);

/** A placeholder of a known size while content loads. */
export const Skeleton = ({
  width = '100%',
  height = '1em',
  ratio,
}: {
  width?: string;
  height?: string;
  ratio?: string;
}) => (
  <div
    aria-hidden="true"
    className={styles['skeleton']}
    style={ratio ? { width, aspectRatio: ratio } : { width, height }}
  />
);
