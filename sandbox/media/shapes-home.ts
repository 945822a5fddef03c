import type { Drawing } from './drawing.ts';

/** Drawings of products for the home. */
export const homeShapes = {
  cushion: ({ body, shade, light, accent }) =>
    `<path d="M270 500q-40-70 40-60 290 50 580 0 80-10 40 60-60 270 0 540 40 80-40 70-290-50-580 0-80 10-40-70 60-270 0-540z" fill="${body}"/><path d="M600 466q150 0 290-26 80-10 40 60-60 270 0 540 40 80-40 70-140-24-290-24z" fill="${shade}" opacity=".55"/><g fill="none" stroke="${light}" stroke-width="6" opacity=".3">${[540, 620, 700, 780, 860, 940, 1020].map((y) => `<path d="M296 ${y}q304 30 608 0"/>`).join('')}</g><circle cx="600" cy="780" r="26" fill="${accent}"/>`,
  blanket: ({ main, light, dark, accent, floor }) => {
    const patches = [main, accent, light, dark, floor];
    const cells = Array.from({ length: 20 }, (_, index) => {
      const [column, row] = [index % 4, Math.floor(index / 4)];
      return `<rect x="${300 + column * 150}" y="${340 + row * 150}" width="150" height="150" fill="${patches[(index * 3 + row) % 5] ?? main}"/>`;
    });
    return `<g transform="rotate(3 600 720)">${cells.join('')}<g stroke="#fff" stroke-width="5" stroke-dasharray="14 12" opacity=".6">${[450, 600, 750].map((x) => `<path d="M${x} 340v750"/>`).join('')}${[490, 640, 790, 940].map((y) => `<path d="M300 ${y}h600"/>`).join('')}</g><path d="M300 1090h600" stroke="${dark}" stroke-width="14"/></g>`;
  },
  stool: ({ body, shade, dark, light }) =>
    `<path d="M430 620l-90 490M770 620l90 490M600 640v440" stroke="${dark}" stroke-width="38" stroke-linecap="round"/><path d="M385 900h430" stroke="${shade}" stroke-width="22"/><rect x="310" y="560" width="580" height="80" rx="36" fill="${body}"/><ellipse cx="600" cy="566" rx="290" ry="56" fill="${light}"/>`,
  clock: ({ body, light, dark, accent }) =>
    `<circle cx="600" cy="660" r="350" fill="${body}"/><circle cx="600" cy="660" r="312" fill="${light}"/><circle cx="600" cy="660" r="300" fill="#fdfaf4" opacity=".75"/><g stroke="${dark}" stroke-linecap="round"><path d="M600 660l-130-110" stroke-width="24"/><path d="M600 660l150-200" stroke-width="16"/></g><path d="M600 660v200" stroke="${accent}" stroke-width="8" stroke-linecap="round"/><circle cx="600" cy="660" r="24" fill="${dark}"/>`,
} as const satisfies Record<string, Drawing>;
