import type { Drawing } from './drawing.ts';

const row = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A row of people from behind. */
const crowd = (fill: string, y: number): string =>
  `<g fill="${fill}">${row(17, (index) => {
    const x = 20 + index * 98;
    const top = y + ((index * 37) % 60);
    return `<circle cx="${x}" cy="${top}" r="38"/><path d="M${x - 62} ${top + 190}q0-150 62-150t62 150v300h-124z"/>`;
  })}</g>`;

/** A string of lamps between two points of the same height. */
const lamps = (y: number, sag: number, fill: string): string =>
  `<path d="M0 ${y}q800 ${sag * 2} 1600 0" fill="none" stroke="#2a1d12" stroke-width="5"/><g fill="${fill}">${row(
    13,
    (index) => {
      const share = (index + 0.5) / 13;
      const drop = 4 * sag * share * (1 - share);
      return `<circle cx="${(share * 1600).toFixed(0)}" cy="${(y + drop + 24).toFixed(0)}" r="19"/>`;
    },
  )}</g>`;

const stool = (x: number, y: number, fill: string, leg: string): string =>
  `<g stroke="${leg}" stroke-width="18" stroke-linecap="round"><path d="M${x - 60} ${y}l-22 210M${x + 60} ${y}l22 210M${x} ${y}v216"/></g><ellipse cx="${x}" cy="${y}" rx="98" ry="24" fill="${fill}"/>`;

/** Drawings of event scenes, 1600 wide and 1200 high. */
export const scenes: Readonly<Record<string, Drawing>> = {
  'scene-festival': ({ main, light, accent, dark }) =>
    `<path d="M0 760h1600v440H0z" fill="${dark}"/><g fill="none" stroke="${dark}" stroke-width="22"><path d="M1240 790V230l-360 90M1240 230l220 110M1240 300h-150"/><path d="M900 316v250" stroke-width="8"/></g><rect x="300" y="400" width="640" height="380" rx="12" fill="${main}"/><path d="M270 400h700l-60-90H330z" fill="${dark}"/><rect x="340" y="440" width="560" height="300" fill="${light}"/><g fill="${accent}" opacity=".5"><path d="M420 410L250 780h240zM620 410l-110 370h220zM820 410l-70 370h240z"/></g><circle cx="620" cy="560" r="70" fill="${accent}"/>${lamps(180, 60, accent)}${crowd('#20160f', 830)}`,
  'scene-concert': ({ main, light, accent, dark }) =>
    `<path d="M0 900h1600v300H0z" fill="${dark}"/><g fill="${main}" opacity=".55"><path d="M80 500h170v400H80zM290 610h140v290H290zM1180 460h190v440h-190zM1400 600h150v300h-150z"/></g><circle cx="1230" cy="230" r="92" fill="${light}"/><g fill="${dark}"><circle cx="800" cy="560" r="52"/><path d="M720 900q-10-270 80-270t80 270z"/></g><path d="M760 700l240 80-20 60-240-60z" fill="${accent}"/><path d="M980 790l170-40" stroke="${accent}" stroke-width="22"/>${lamps(120, 90, accent)}${crowd('#20160f', 990)}`,
  'scene-workshop': ({ main, light, accent, dark, body }) =>
    `<path d="M0 830h1600v370H0z" fill="${light}"/><rect x="120" y="150" width="560" height="26" fill="${dark}"/><rect x="120" y="350" width="560" height="26" fill="${dark}"/><g fill="${accent}">${row(5, (index) => `<path d="M${150 + index * 108} ${150 - 74}h66l-10 74h-46z"/>`)}</g><g fill="${main}">${row(4, (index) => `<path d="M${160 + index * 132} 350q-20-90 40-100 60 10 40 100z"/>`)}</g><rect x="520" y="880" width="620" height="46" rx="20" fill="${dark}"/><ellipse cx="830" cy="880" rx="230" ry="40" fill="${light}" stroke="${dark}" stroke-width="10"/><path d="M680 870q-60-200 60-260 90-40 180 0 120 60 60 260z" fill="${body}"/><ellipse cx="830" cy="612" rx="100" ry="22" fill="${dark}"/><path d="M590 720q70-40 110 20M1070 720q-70-40-110 20" fill="none" stroke="${accent}" stroke-width="62" stroke-linecap="round"/><path d="M600 926l-40 274M1060 926l40 274" stroke="${dark}" stroke-width="34"/>${stool(1330, 900, accent, dark)}`,
  'scene-talk': ({ main, light, accent, dark }) =>
    `<path d="M0 860h1600v340H0z" fill="${light}"/><rect x="360" y="130" width="880" height="500" rx="14" fill="#fdfaf4"/><circle cx="640" cy="380" r="130" fill="${accent}"/><path d="M820 520l130-230 150 230z" fill="${main}"/><g fill="${dark}"><circle cx="1330" cy="500" r="56"/><path d="M1240 900q0-320 90-320t90 320z"/></g><path d="M1200 700h-90v200h110z" fill="${main}"/>${crowd('#20160f', 960)}`,
  'scene-online': ({ main, light, accent, dark }) =>
    `<path d="M0 900h1600v300H0z" fill="${light}"/><rect x="330" y="220" width="940" height="620" rx="34" fill="#2c2a29"/><rect x="366" y="256" width="868" height="548" rx="12" fill="${light}"/><g fill="${main}"><path d="M480 804q20-190 130-190t130 190z"/><circle cx="610" cy="540" r="74"/></g><path d="M820 700l150-330 150 330-150-70z" fill="${accent}"/><path d="M970 370v260" stroke="${dark}" stroke-width="8"/><path d="M200 840h1200l70 90q6 40-40 40H170q-46 0-40-40z" fill="${dark}"/><rect x="700" y="880" width="200" height="40" rx="16" fill="#2c2a29"/>`,
  'scene-chairs': ({ main, light, accent, dark }) =>
    `<path d="M0 820h1600v380H0z" fill="${light}"/>${row(3, (line) =>
      row(6, (index) => {
        const x = 150 + index * 262 + line * 34;
        const y = 520 + line * 220;
        const fill = [main, accent, dark][(index + line) % 3] ?? main;
        return `<g stroke="${fill}" stroke-width="16" stroke-linecap="round" fill="none"><path d="M${x} ${y + 90}v120M${x + 120} ${y + 90}v120M${x + 14} ${y}v84M${x + 106} ${y}v84"/></g><rect x="${x + 4}" y="${y - 40}" width="112" height="70" rx="18" fill="${fill}"/><rect x="${x - 10}" y="${y + 76}" width="140" height="26" rx="10" fill="${fill}"/>`;
      }),
    )}`,
  'scene-market': ({ main, light, accent, dark }) =>
    `<path d="M0 860h1600v340H0z" fill="${light}"/>${row(3, (index) => {
      const x = 130 + index * 470;
      const stripes = row(
        5,
        (stripe) =>
          `<path d="M${x + stripe * 80} 400h40l8 130q-24 30-48 0z" fill="${index === 1 ? main : accent}"/>`,
      );
      return `<path d="M${x + 20} 470v560M${x + 380} 470v560" stroke="${dark}" stroke-width="18"/><path d="M${x} 400h400l10 130H${x - 10}z" fill="#fdfaf4"/>${stripes}<rect x="${x}" y="760" width="400" height="280" fill="${dark}"/><g fill="${main}"><path d="M${x + 40} 760q-6-70 40-70t40 70zM${x + 150} 760v-90h70v90zM${x + 260} 760q-20-100 40-100t40 100z"/></g>`;
    })}${lamps(200, 70, accent)}`,
  'scene-lanterns': ({ main, light, accent, dark }) =>
    `<path d="M0 780h1600v420H0z" fill="${main}"/><g stroke="${light}" stroke-width="8" opacity=".4"><path d="M80 880h340M520 940h420M1040 870h380M240 1040h300M760 1090h420"/></g>${row(
      7,
      (index) => {
        const x = 150 + index * 215;
        const y = 330 + ((index * 97) % 170);
        return `<path d="M${x} ${y - 80}v-120" stroke="${dark}" stroke-width="8"/><circle cx="${x}" cy="${y}" r="150" fill="url(#glow)"/><ellipse cx="${x}" cy="${y}" rx="68" ry="84" fill="${accent}"/><path d="M${x - 68} ${y}h136M${x - 54} ${y - 46}h108M${x - 54} ${y + 46}h108" stroke="${dark}" stroke-width="5" opacity=".45"/>`;
      },
    )}${crowd('#20160f', 860)}`,
};
