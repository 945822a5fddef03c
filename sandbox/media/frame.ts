/** Size of every generated picture, in pixels: four to five, as shops show their goods. */
export const PICTURE_WIDTH = 1200;

/** See PICTURE_WIDTH. */
export const PICTURE_HEIGHT = 1500;

/** Size of the picture of an event, in pixels: four to three. */
export const SCENE_WIDTH = 1600;

/** See SCENE_WIDTH. */
export const SCENE_HEIGHT = 1200;
