import type { Drawing } from './drawing.ts';

const glow = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius * 1.25}" fill="url(#glow)"/>`;

const candle = (x: number, height: number, fill: string, flame: string) =>
  `<rect x="${x}" y="${1120 - height}" width="74" height="${height}" rx="10" fill="${fill}"/><ellipse cx="${x + 37}" cy="${1120 - height}" rx="37" ry="10" fill="#fff" opacity=".5"/><path d="M${x + 37} ${1108 - height}v-26" stroke="#4b3a2a" stroke-width="6"/><path d="M${x + 37} ${1000 - height}q38 54 0 86-38-32 0-86z" fill="${flame}"/>`;

/** Drawings of lamps and candles. */
export const lightShapes = {
  'dome-lamp': ({ body, shade, dark }) =>
    `${glow(600, 800, 360)}<path d="M340 720h520L980 1120H220z" fill="#fff3d4" opacity=".35"/><rect x="578" y="700" width="44" height="370" fill="${shade}"/><ellipse cx="600" cy="1090" rx="190" ry="36" fill="${dark}"/><ellipse cx="600" cy="1078" rx="190" ry="34" fill="${body}"/><path d="M270 730q0-320 330-320t330 320z" fill="${body}"/><ellipse cx="600" cy="730" rx="330" ry="44" fill="#fff0c9"/><path d="M350 640q30-110 130-160" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".4"/>`,
  pendant: ({ light, dark, wall }) =>
    `<path d="M600 0v330" stroke="${dark}" stroke-width="7"/>${glow(600, 680, 480)}<circle cx="600" cy="680" r="340" fill="#fffaf0"/><g fill="none" stroke="${light}" stroke-width="6" opacity=".8">${[0.18, 0.42, 0.64, 0.82, 0.95].map((part) => `<ellipse cx="600" cy="680" rx="${Math.round(340 * part)}" ry="340"/>`).join('')}</g><ellipse cx="600" cy="345" rx="76" ry="20" fill="${dark}"/><ellipse cx="600" cy="1016" rx="70" ry="18" fill="${wall}"/>`,
  'floor-lamp': ({ body, dark, shade }) =>
    `${glow(800, 560, 300)}<path d="M640 470l340 0 60 180H580z" fill="#fff3d4" opacity=".4"/><path d="M420 1100V330q0-90 90-90h240" fill="none" stroke="${dark}" stroke-width="22" stroke-linecap="round"/><ellipse cx="420" cy="1100" rx="170" ry="30" fill="${shade}"/><path d="M690 470q10-210 110-230 110 20 120 230z" fill="${body}"/><ellipse cx="805" cy="470" rx="116" ry="20" fill="#fff0c9"/>`,
  candles: ({ accent, light }) =>
    `${glow(600, 560, 340)}${candle(330, 360, light, '#f5b84c')}${candle(460, 470, accent, '#f7c45e')}${candle(580, 300, light, '#f5b84c')}${candle(700, 420, accent, '#f7c45e')}${candle(820, 250, light, '#f5b84c')}<rect x="290" y="1096" width="640" height="30" rx="15" fill="#6b4a32"/>`,
  lantern: ({ dark, body, accent }) =>
    `<path d="M450 520q150-330 300 0" fill="none" stroke="#7a4f33" stroke-width="26"/>${glow(600, 850, 300)}<rect x="400" y="560" width="400" height="560" rx="60" fill="${body}" opacity=".5"/><g stroke="#fff" stroke-width="5" opacity=".35">${[450, 500, 550, 600, 650, 700, 750].map((x) => `<path d="M${x} 590v500"/>`).join('')}</g>${candle(563, 220, accent, '#f7c45e')}<rect x="430" y="500" width="340" height="76" rx="24" fill="${dark}"/><rect x="400" y="1084" width="400" height="40" rx="20" fill="${dark}"/>`,
  'wall-light': ({ body, dark }) =>
    `<path d="M180 360q420-330 840 0l-120 330H300z" fill="#fff3d4" opacity=".5"/>${glow(600, 560, 420)}<path d="M280 700a320 320 0 0 1 640 0z" fill="#fff0c9"/><path d="M280 700h640a320 320 0 0 1-640 0z" fill="${body}"/><path d="M280 700h640" stroke="${dark}" stroke-width="10"/>`,
} as const satisfies Record<string, Drawing>;
