import type { Drawing } from './drawing.ts';

const hanger = `<path d="M600 250v-44q0-40-40-40t-34 34" fill="none" stroke="#8a7a68" stroke-width="14" stroke-linecap="round"/><path d="M600 246L330 400M600 246l270 154" stroke="#8a7a68" stroke-width="18" stroke-linecap="round"/>`;

/** Drawings of clothes and accessories. They hang or lie; none stands on the ground. */
export const wearShapes = {
  shirt: ({ body, shade, dark }) =>
    `${hanger}<path d="M410 340L200 480l70 230 110-50v440q0 30 30 30h380q30 0 30-30V660l110 50 70-230-210-140H720q-30 80-120 80t-120-80z" fill="${body}"/><path d="M480 340q30 80 120 80t120-80h-34q-20 46-86 46t-86-46z" fill="${dark}"/><path d="M380 660V540M820 660V540" stroke="${dark}" stroke-width="6" opacity=".5"/><path d="M820 660v440q0 30-30 30h-60q60-240 40-560z" fill="${shade}" opacity=".35"/>`,
  sweater: ({ body, shade, dark, light }) =>
    `${hanger}<path d="M430 340q-150 30-190 160L150 960q70 40 130 30l90-330v420h460V660l90 330q60 10 130-30l-90-460q-40-130-190-160H690q-30 60-90 60t-90-60z" fill="${body}"/><g stroke="${light}" stroke-width="7" opacity=".34">${[410, 460, 510, 560, 610, 660, 710, 760].map((x) => `<path d="M${x + 20} 470v560"/>`).join('')}</g><rect x="370" y="1040" width="460" height="80" rx="16" fill="${shade}"/><path d="M510 340q30 60 90 60t90-60l30 12q-36 92-120 92t-120-92z" fill="${dark}"/>`,
  tote: ({ body, dark, accent, light }) =>
    `<path d="M440 560V400q0-140 160-140t160 140v160" fill="none" stroke="${dark}" stroke-width="34"/><path d="M310 540h580l40 540q2 40-40 40H310q-42 0-40-40z" fill="${body}"/><circle cx="600" cy="830" r="120" fill="${accent}"/><path d="M480 830a120 120 0 0 0 240 0z" fill="${light}" opacity=".8"/>`,
  beanie: ({ body, shade, light, accent }) =>
    `<circle cx="600" cy="390" r="84" fill="${accent}"/><path d="M300 880q-20-450 300-450t300 450z" fill="${body}"/><g stroke="${light}" stroke-width="8" opacity=".4" fill="none">${[-200, -120, -40, 40, 120, 200].map((x) => `<path d="M${600 + x * 0.4} 450Q${600 + x} 600 ${600 + x * 1.2} 860"/>`).join('')}</g><rect x="270" y="850" width="660" height="190" rx="60" fill="${shade}"/><g stroke="${light}" stroke-width="7" opacity=".3">${[330, 400, 470, 540, 610, 680, 750, 820, 890].map((x) => `<path d="M${x - 10} 872v146"/>`).join('')}</g>`,
  scarf: ({ body, shade, light, accent }) =>
    `<path d="M400 300q200-110 400 0 60 60 0 130-200 110-400 0-60-70 0-130z" fill="${shade}"/><path d="M640 400l180 20 50 620-190 20z" fill="${shade}"/><path d="M370 350q230 140 440 20l20 80q-230 140-480-10z" fill="${body}"/><path d="M400 440l200 50-20 640H370z" fill="${body}"/><g stroke="${light}" stroke-width="12" opacity=".55"><path d="M382 960h200M380 1000h200M690 950h176M692 990h176"/></g><g stroke="${accent}" stroke-width="8">${[390, 430, 470, 510, 550].map((x) => `<path d="M${x} 1128v46"/>`).join('')}</g>`,
  socks: ({ body, shade, light, accent }) =>
    `<path d="M620 330h200v420q0 60 60 110l90 70q60 60 0 120-60 50-140 10L650 930q-30-30-30-90z" fill="${shade}"/><path d="M320 380h210v430q0 60 60 110l110 80q60 60 0 120-70 50-150 10L350 990q-30-30-30-90z" fill="${body}"/><rect x="312" y="366" width="226" height="76" rx="18" fill="${accent}"/><rect x="612" y="316" width="216" height="72" rx="18" fill="${accent}"/><g stroke="${light}" stroke-width="7" opacity=".4">${[350, 390, 430, 470, 510].map((x) => `<path d="M${x} 450v330"/>`).join('')}</g>`,
  apron: ({ body, dark, light, accent }) =>
    `<path d="M470 400q-10-190 130-190t130 190" fill="none" stroke="${dark}" stroke-width="22"/><path d="M450 390h300l20 200q10 80 150 110l-20 400q0 30-30 30H330q-30 0-30-30l-20-400q140-30 150-110z" fill="${body}"/><rect x="430" y="780" width="340" height="200" rx="20" fill="${dark}" opacity=".28"/><path d="M600 780v200" stroke="${light}" stroke-width="6" opacity=".6"/><rect x="520" y="470" width="160" height="110" rx="12" fill="${dark}" opacity=".28"/><path d="M560 470v-60" stroke="${accent}" stroke-width="16" stroke-linecap="round"/>`,
  cap: ({ body, shade, light, dark }) =>
    `<path d="M250 860q0-330 340-330t330 330z" fill="${body}"/><g fill="none" stroke="${light}" stroke-width="20" opacity=".5"><path d="M420 860q0-240 170-326M760 860q0-240-170-326M590 534v326"/></g><path d="M560 830q300-30 500 90 20 60-60 60-300-60-750-60v-70z" fill="${shade}"/><circle cx="590" cy="530" r="22" fill="${dark}"/>`,
} as const satisfies Record<string, Drawing>;
