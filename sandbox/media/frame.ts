/** The size of a product picture in pixels, four to five. */
export const PICTURE_WIDTH = 1200;

/** See PICTURE_WIDTH. */
export const PICTURE_HEIGHT = 1500;

/** The size of an event picture in pixels, four to three. */
export const SCENE_WIDTH = 1600;

/** See SCENE_WIDTH. */
export const SCENE_HEIGHT = 1200;
