/** The pages whose first view is drawn while the playground is built. A star stands for the name of a product or an event. */
export const framedPages = ['', 'shop', 'shop/p/*', 'events', 'events/*'] as const;

/** Takes the place of the star while a frame is drawn. */
export const NAME = 'name-of-this-page';

/** The picture of the product or the event of this name. */
export const pictureOf = {
  product: (slug: string): string => `${slug}-1.svg`,
  event: (slug: string): string => `event-${slug}.svg`,
};

/** Takes the place of the path of the folder that the playground is served from. */
export const ROOT = '%root%';

/** The first view of a page, as its scripts draw it while they wait for the first answer of the sandbox. */
export interface Frame {
  readonly page: string;
  readonly title: string;
  readonly html: string;
}
