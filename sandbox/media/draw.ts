import type { PictureRecord } from '../records/state.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, SCENE_HEIGHT, SCENE_WIDTH } from './frame.ts';
import { gradients, paintOf, type Paint } from './paint.ts';
import { scenes } from './scenes.ts';
import { hangs, shapes } from './shapes.ts';

const GROUND = 1120;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The picture of a product: simple shapes before a plain wall. It depends on the record only, so the same record gives
 * the same bytes. The second view is closer and has the light of a window on the wall.
 */
export const drawPicture = (picture: PictureRecord): string => {
  const paint = paintOf(picture);
  const scene = scenes[picture.shape];
  if (scene) return svg(picture, paint, SCENE_WIDTH, SCENE_HEIGHT, scene(paint));
  const thing = shapes[picture.shape]?.(paint) ?? `<circle cx="600" cy="760" r="300" fill="${paint.body}"/>`;
  const hanging = hangs(picture.shape);
  const near = picture.view === 1;
  const place = placement(near, hanging);
  const shadow = hanging
    ? `<ellipse cx="640" cy="760" rx="470" ry="500" fill="url(#shadow)" opacity=".13"/>`
    : `<ellipse cx="640" cy="${GROUND}" rx="470" ry="64" fill="url(#shadow)" opacity=".42"/>`;
  return svg(
    picture,
    paint,
    PICTURE_WIDTH,
    PICTURE_HEIGHT,
    `${near ? windowLight : ''}
${hanging ? '' : `<rect y="${near ? 1150 : 1080}" width="${PICTURE_WIDTH}" height="440" fill="url(#floor)"/>`}
<g transform="${place}">
${shadow}
${thing}
</g>`,
  );
};

/** A drawing in front of a wall. */
const svg = (
  { altText }: PictureRecord,
  paint: Paint,
  width: number,
  height: number,
  content: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${escape(altText)}</title>
${gradients(paint)}
<rect width="${width}" height="${height}" fill="url(#wall)"/>
${content}
</svg>`;

/** Objects on the ground scale from the ground, objects on the wall from the middle. */
const placement = (near: boolean, hanging: boolean): string => {
  const scale = near ? 1.46 : 1.16;
  const [x, y] = [600 - 600 * scale, hanging ? 730 - 700 * scale : (near ? 1290 : 1180) - GROUND * scale];
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`;
};

const windowLight = `<g fill="#fff" opacity=".26"><path d="M120 120l300-60 90 420-300 70zM450 54l300-60 90 420-300 64zM216 570l300-70 90 420-300 76zM546 494l300-64 90 420-300 70z"/></g>`;
