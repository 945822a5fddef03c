/** The size of a product picture in pixels, with the ratio 4:5. */
export const PICTURE_WIDTH = 1200;

/** See PICTURE_WIDTH. */
export const PICTURE_HEIGHT = 1500;

/** The size of an event picture in pixels, with the ratio 4:3. */
export const SCENE_WIDTH = 1600;

/** See SCENE_WIDTH. */
export const SCENE_HEIGHT = 1200;
