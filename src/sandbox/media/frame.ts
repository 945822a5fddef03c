/** Size of every generated picture, in pixels: four to five, as shops show their goods. */
export const PICTURE_WIDTH = 1200;

/** See PICTURE_WIDTH. */
export const PICTURE_HEIGHT = 1500;
