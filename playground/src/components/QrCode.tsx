import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** The dark modules of a code as one path, a unit each. */
const pathOf = (content: string): { readonly size: number; readonly path: string } => {
  const { data, size } = encode(content, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
};

/** A QR code, dark on light in every colour scheme, with words for those who do not see it. */
export const QrCode = ({ content, label }: { content: string; label: string }) => {
  const { size, path } = pathOf(content);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles['light']} />
      <path d={path} className={styles['dark']} />
    </svg>
  );
};
