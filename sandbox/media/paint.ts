import type { PictureRecord } from '../records/state.ts';
import { brightness, darker, lighter, mix } from './color.ts';

/** The colors of one picture. */
export interface Paint {
  /** Gradients for fills: the product's color lit from the left, lit from the top, and its shaded side. */
  body: string;
  top: string;
  shade: string;
  main: string;
  light: string;
  dark: string;
  /** A second color that suits the first. */
  accent: string;
  wall: string;
  floor: string;
}

const palettes = [
  { wall: '#e7ddd0', floor: '#cfbda6', main: '#b5694b', accent: '#e0b070' },
  { wall: '#dbe3df', floor: '#b6c5be', main: '#44705f', accent: '#d9c08a' },
  { wall: '#e4dde8', floor: '#c2b4cb', main: '#705080', accent: '#d8a48f' },
  { wall: '#efe2cd', floor: '#d4bb92', main: '#c08a30', accent: '#7c8f7a' },
  { wall: '#dae2ea', floor: '#b0bfcf', main: '#40607f', accent: '#e0a878' },
  { wall: '#eedcd5', floor: '#d0aea1', main: '#ad5148', accent: '#e8c48c' },
  { wall: '#e1e3d5', floor: '#babea4', main: '#717c4d', accent: '#c98a5a' },
  { wall: '#e3e0db', floor: '#bfb9b0', main: '#5b5751', accent: '#c9a36a' },
] as const;

/** The colors of a picture: those of its palette, or a set around the color of the choice that it shows. */
export const paintOf = ({ palette, color }: PictureRecord): Paint => {
  const chosen = palettes[palette % palettes.length] ?? palettes[0];
  const main = color ?? chosen.main;
  // A pale object needs a darker wall.
  const pale = brightness(main) > 0.72;
  const wall = pale ? mix(chosen.wall, chosen.main, 0.34) : mix(chosen.wall, main, 0.06);
  const floor = pale ? mix(chosen.floor, chosen.main, 0.36) : mix(chosen.floor, main, 0.08);
  return {
    body: 'url(#body)',
    top: 'url(#top)',
    shade: 'url(#shade)',
    main,
    light: lighter(main, 0.34),
    dark: darker(main, 0.34),
    accent: chosen.accent,
    wall,
    floor,
  };
};

const stop = (at: number, color: string) => `<stop offset="${at}" stop-color="${color}"/>`;

/** The definitions of the gradients. */
export const gradients = ({ main, wall, floor }: Paint): string =>
  `<defs>
<linearGradient id="body">${stop(0, lighter(main, 0.2))}${stop(0.35, lighter(main, 0.06))}${stop(1, darker(main, 0.26))}</linearGradient>
<linearGradient id="top" x2="0" y2="1">${stop(0, lighter(main, 0.22))}${stop(1, darker(main, 0.16))}</linearGradient>
<linearGradient id="shade">${stop(0, darker(main, 0.16))}${stop(1, darker(main, 0.42))}</linearGradient>
<linearGradient id="wall" x2="0.5" y2="1">${stop(0, lighter(wall, 0.4))}${stop(1, wall)}</linearGradient>
<linearGradient id="floor" x2="0" y2="1">${stop(0, floor)}${stop(1, lighter(floor, 0.28))}</linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#fff0c4" stop-opacity=".95"/><stop offset=".45" stop-color="#ffe9b8" stop-opacity=".5"/><stop offset="1" stop-color="#ffe9b8" stop-opacity="0"/></radialGradient>
<radialGradient id="shadow">${stop(0, '#2a1d12')}<stop offset="1" stop-color="#2a1d12" stop-opacity="0"/></radialGradient>
</defs>`;
