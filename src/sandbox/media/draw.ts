import type { PictureRecord } from '../state.ts';
export const drawPicture = ({ id }: PictureRecord): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><title>${id}</title></svg>`;
