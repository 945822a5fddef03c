import { encode } from 'uqr';
import { html, type Markup } from '../engine/values/html.ts';

/** The width of the light border that scanners need, in modules. */
const BORDER = 4;

/** A text as a QR code, dark on light in every color scheme, as scanners need it. */
export const qrCode = (text: string, label: string): Markup => {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const dark = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return html`<svg
    class="qr"
    role="img"
    aria-label="${label}"
    viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"
  >
    <rect width="${size}" height="${size}" fill="#fff" />
    <path d="${dark.join('')}" fill="#000" />
  </svg>`;
};
