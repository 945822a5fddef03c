import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** The code as a data URL: black on white in every color scheme, because scanners need full contrast. */
const pictureOf = (content: string): string => {
  const { data, size } = encode(content, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

/** A QR code with a text alternative. */
export const QrCode = ({ content, label }: { content: string; label: string }) => (
  <img src={pictureOf(content)} alt={label} className={styles['code']} />
);
