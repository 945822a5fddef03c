import type { Drawing } from './drawing.ts';

const framed = (inside: string) =>
  `<rect x="262" y="192" width="676" height="908" fill="#2b2118" opacity=".16" transform="translate(18 22)"/><rect x="262" y="192" width="676" height="908" fill="#fdfaf4"/><g transform="translate(320 250)"><svg width="560" height="792" viewBox="0 0 560 792">${inside}</svg></g><rect x="262" y="192" width="676" height="908" fill="none" stroke="#8a6a4a" stroke-width="16"/>`;

const page = (x: number, y: number, width: number, height: number, fill: string, turn = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" transform="rotate(${turn} ${x + width / 2} ${y + height / 2})"/>`;

/** Drawings of prints, books and files. */
export const paperShapes = {
  'poster-tide': ({ main, light, accent, dark }) =>
    framed(
      `<rect width="560" height="792" fill="${light}"/><circle cx="380" cy="210" r="110" fill="${accent}"/><path d="M0 430q140-70 280 0t280 0v362H0z" fill="${main}"/><path d="M0 540q140-60 280 0t280 0v252H0z" fill="${dark}"/><path d="M0 660q140-50 280 0t280 0v132H0z" fill="#fdfaf4" opacity=".85"/>`,
    ),
  'poster-noon': ({ main, light, accent, dark }) =>
    framed(
      `<rect width="560" height="792" fill="${accent}"/><rect y="560" width="560" height="232" fill="${light}"/><rect x="60" y="250" width="150" height="420" fill="${main}"/><rect x="230" y="330" width="120" height="340" fill="${dark}"/><rect x="370" y="200" width="140" height="470" fill="${main}"/><g fill="#fdfaf4" opacity=".85"><rect x="90" y="300" width="36" height="52"/><rect x="146" y="300" width="36" height="52"/><rect x="90" y="400" width="36" height="52"/><rect x="400" y="260" width="36" height="52"/><rect x="452" y="260" width="36" height="52"/><rect x="452" y="370" width="36" height="52"/><rect x="268" y="390" width="40" height="52"/></g><circle cx="290" cy="120" r="66" fill="#fdfaf4"/>`,
    ),
  'poster-orchard': ({ main, light, accent, dark }) =>
    framed(
      `<rect width="560" height="792" fill="${light}"/><rect y="620" width="560" height="172" fill="${main}"/><path d="M270 640V400" stroke="${dark}" stroke-width="26"/><circle cx="280" cy="290" r="200" fill="${dark}"/><g fill="${accent}"><circle cx="200" cy="240" r="34"/><circle cx="300" cy="190" r="34"/><circle cx="370" cy="290" r="34"/><circle cx="240" cy="350" r="34"/><circle cx="330" cy="400" r="30"/></g><path d="M400 660l60-330M450 660l60-330M408 610h50M420 540h50M434 470h50M446 400h50" stroke="#fdfaf4" stroke-width="10" fill="none"/>`,
    ),
  notebook: ({ body, dark, accent }) =>
    `<g transform="rotate(-6 600 700)"><rect x="330" y="320" width="540" height="760" rx="22" fill="#2b2118" opacity=".18" transform="translate(22 26)"/><rect x="344" y="330" width="540" height="750" rx="16" fill="#f6f0e4"/><rect x="330" y="320" width="540" height="750" rx="20" fill="${body}"/><rect x="330" y="320" width="70" height="750" rx="20" fill="${dark}" opacity=".4"/><rect x="780" y="320" width="22" height="750" fill="${accent}"/><rect x="480" y="470" width="230" height="110" rx="8" fill="#f6f0e4"/></g>`,
  letters: ({ main, light, accent, dark }) =>
    `${page(300, 430, 520, 620, '#fdfaf4', -7)}${page(380, 410, 520, 620, light, 4)}<g transform="rotate(-2 600 860)"><rect x="280" y="690" width="640" height="400" rx="10" fill="${main}"/><path d="M280 700l320 230 320-230" fill="none" stroke="${dark}" stroke-width="9"/><circle cx="600" cy="920" r="48" fill="${accent}"/></g>`,
  calendar: ({ main, light, accent, dark }) =>
    `${page(290, 300, 620, 800, '#fdfaf4')}<rect x="290" y="300" width="620" height="330" fill="${main}"/><circle cx="740" cy="450" r="96" fill="${accent}"/><path d="M290 560q160-90 310 0t310 0v70H290z" fill="${dark}"/><g fill="${light}">${Array.from({ length: 28 }, (_, day) => `<rect x="${336 + (day % 7) * 76}" y="${690 + Math.floor(day / 7) * 94}" width="50" height="56" rx="8"${day === 16 ? ` fill="${accent}"` : ''}/>`).join('')}</g><g fill="#6b5a48">${[380, 480, 580, 680, 780].map((x) => `<rect x="${x}" y="276" width="18" height="54" rx="9"/>`).join('')}</g>`,
  book: ({ body, accent, light, dark }) =>
    `<path d="M340 1090l40 40h540l-10-50z" fill="#f1e8d8"/><rect x="320" y="330" width="560" height="770" rx="14" fill="${body}"/><rect x="320" y="330" width="44" height="770" rx="14" fill="${dark}" opacity=".5"/><g fill="none" stroke="${light}" stroke-width="14" stroke-linecap="round"><path d="M470 800l120-230 110 180 60-90 70 140"/></g><circle cx="720" cy="520" r="54" fill="${accent}"/><rect x="440" y="900" width="340" height="22" rx="11" fill="${light}"/><rect x="500" y="950" width="220" height="16" rx="8" fill="${light}" opacity=".7"/>`,
  tablet: ({ main, accent, light, dark }) =>
    `<rect x="220" y="380" width="560" height="740" rx="44" fill="#2c2a29"/><rect x="250" y="412" width="500" height="676" rx="18" fill="${light}"/><circle cx="560" cy="650" r="130" fill="${accent}"/><path d="M250 860q130-110 250 0t250 0v228H250z" fill="${main}"/><rect x="720" y="640" width="260" height="490" rx="40" fill="#2c2a29"/><rect x="738" y="660" width="224" height="450" rx="24" fill="${accent}"/><path d="M738 930q60-70 112 0t112 0v180H738z" fill="${dark}"/>`,
  pattern: ({ main, light, accent, dark }) =>
    `${page(250, 350, 700, 740, '#fdfaf4', -3)}<g transform="rotate(-3 600 720)"><g stroke="${light}" stroke-width="3" opacity=".8">${[430, 510, 590, 670, 750, 830, 910, 990].map((y) => `<path d="M270 ${y}h660"/>`).join('')}</g><path d="M400 560h300l40 420H360z" fill="none" stroke="${main}" stroke-width="12" stroke-dasharray="34 18"/><path d="M450 560q0-120 100-120t100 120" fill="none" stroke="${main}" stroke-width="12" stroke-dasharray="34 18"/><path d="M790 470v470" stroke="${dark}" stroke-width="12"/><path d="M770 500l20-40 20 40M770 910l20 40 20-40" fill="none" stroke="${dark}" stroke-width="12"/><circle cx="550" cy="780" r="52" fill="${accent}"/></g>`,
} as const satisfies Record<string, Drawing>;
