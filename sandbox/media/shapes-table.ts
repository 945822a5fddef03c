import type { Drawing } from './drawing.ts';

const board = (fill: string, grain: string) =>
  `<rect x="340" y="420" width="520" height="700" rx="70" fill="${fill}"/><circle cx="600" cy="500" r="34" fill="${grain}" opacity=".75"/><g fill="none" stroke="${grain}" stroke-width="5" opacity=".4"><path d="M410 460q40 320 0 620M480 620q50 220 10 470M560 600q30 260 0 500M660 620q-40 240 10 480M740 460q-50 300 10 630M800 470q-20 330 0 600"/></g>`;

/** Drawings of products for the table. The ground is at y = 1120, the middle at x = 600. */
export const tableShapes = {
  cup: ({ body, shade, dark, light }) =>
    `<path d="M770 760c170-30 170 230-10 220" fill="none" stroke="${shade}" stroke-width="46"/><path d="M400 680h390l-26 380q-6 60-70 60H496q-64 0-70-60z" fill="${body}"/><ellipse cx="595" cy="680" rx="195" ry="44" fill="${light}"/><ellipse cx="595" cy="690" rx="172" ry="32" fill="${dark}"/>`,
  bowl: ({ body, dark, light }) =>
    `<path d="M270 800h660q-20 290-250 300v20H520v-20Q290 1090 270 800z" fill="${body}"/><ellipse cx="600" cy="800" rx="330" ry="70" fill="${light}"/><ellipse cx="600" cy="812" rx="296" ry="52" fill="${dark}" opacity=".85"/>`,
  plate: ({ body, light, top }) =>
    `<circle cx="600" cy="740" r="370" fill="${body}"/><circle cx="600" cy="740" r="345" fill="${light}"/><circle cx="600" cy="740" r="262" fill="${top}" opacity=".55"/><path d="M360 640a262 262 0 0 1 190-160" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".5"/>`,
  carafe: ({ body, light, dark }) =>
    `<g opacity=".92"><path d="M510 380h180q-16 190-10 250 10 90 110 210 60 80 60 160 0 120-120 120H470q-120 0-120-120 0-80 60-160 100-120 110-210 6-60-10-250z" fill="${body}"/></g><path d="M372 940q120-40 228 0t228 0q22 40 20 70-6 104-120 104H472q-114 0-120-104 0-40 20-70z" fill="${dark}" opacity=".45"/><ellipse cx="600" cy="380" rx="90" ry="22" fill="${light}"/><path d="M430 900q20-60 70-120" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".45"/>`,
  teapot: ({ body, shade, dark, light, accent }) =>
    `<path d="M400 640q200-330 400 0" fill="none" stroke="${accent}" stroke-width="34"/><path d="M820 850q120-20 130-170l50 10q0 240-170 290z" fill="${shade}"/><path d="M290 880q0-230 310-230t310 230q0 240-220 240H510q-220 0-220-240z" fill="${body}"/><ellipse cx="600" cy="668" rx="150" ry="34" fill="${light}"/><circle cx="600" cy="626" r="34" fill="${dark}"/><path d="M356 850q20-110 120-150" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".35"/>`,
  board: ({ accent, dark }) => board(accent, dark),
  espresso: ({ body, dark, light, top }) =>
    `<path d="M240 800h270l-24 260q-6 60-60 60H324q-54 0-60-60z" fill="${body}"/><ellipse cx="375" cy="800" rx="135" ry="30" fill="${light}"/><ellipse cx="375" cy="806" rx="118" ry="21" fill="${dark}"/><path d="M600 720h330l-30 330q-6 70-76 70H706q-70 0-76-70z" fill="${top}"/><ellipse cx="765" cy="720" rx="165" ry="36" fill="${light}"/><ellipse cx="765" cy="728" rx="146" ry="26" fill="${dark}"/>`,
  pot: ({ body, top, dark }) =>
    `<path d="M350 760h500v250q0 110-110 110H460q-110 0-110-110z" fill="${body}"/><path d="M330 690q0-60 270-60t270 60v60q0 30-40 30H370q-40 0-40-30z" fill="${top}"/><rect x="560" y="566" width="80" height="76" rx="34" fill="${dark}"/>`,
  bottle: ({ body, accent, dark, light }) =>
    `<rect x="552" y="290" width="96" height="80" rx="12" fill="${dark}"/><path d="M560 360h80v150q4 60 70 120 50 50 50 130v300q0 60-60 60H500q-60 0-60-60V760q0-80 50-130 66-60 70-120z" fill="${body}"/><rect x="440" y="800" width="320" height="190" fill="${light}"/><circle cx="600" cy="895" r="56" fill="${accent}"/><path d="M600 860q50 30 0 74-50-44 0-74z" fill="${dark}"/>`,
} as const satisfies Record<string, Drawing>;
