// A thread that sends the pictures of the site that every new visitor finds.
import { parentPort } from 'node:worker_threads';
import { createSandbox } from '../../../sandbox/index.ts';
import { drawPicture } from '../../../sandbox/media/draw.ts';
import type { KnownPictures } from '../../src/lib/known-pictures.ts';
import { pictureOf } from './pages.ts';

export interface FirstSite {
  readonly pictures: KnownPictures;
  /** The pictures by their names. */
  readonly files: Readonly<Record<string, string>>;
}

/** Number of pictures that the lists show before the sandbox answers. The days of later events depend on the weekday. */
const CARDS = 8;
const EVENTS = 3;
/** Number of the newest products whose own pages have a picture: each file adds 2 KB to the build. */
const PAGES = 21;

const { products, events } = createSandbox().state;

const startOf = ({ about }: (typeof events)[string]): string => about.dateAndTimeSettings.startDate ?? '9999';
const open = Object.values(events).filter(({ status }) => status === 'STARTED' || status === 'UPCOMING');
/** By start, with one date of each series. */
const listed = open
  .toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
  .filter(
    ({ seriesId }, index, all) =>
      seriesId === null || all.findIndex((other) => other.seriesId === seriesId) === index,
  );

const newest = products.toReversed();

const pictures: KnownPictures = {
  shop: newest.slice(0, CARDS).map(({ slug }) => pictureOf.product(slug)),
  events: listed.slice(0, EVENTS).map(({ about }) => pictureOf.event(about.slug)),
  ...Object.fromEntries(
    newest.slice(0, PAGES).map(({ slug }) => [`shop/p/${slug}`, [pictureOf.product(slug)]]),
  ),
  ...Object.fromEntries(listed.map(({ about: { slug } }) => [`events/${slug}`, [pictureOf.event(slug)]])),
};

const drawn = [
  ...products.flatMap((product) => product.pictures),
  ...open.flatMap(({ picture }) => picture ?? []),
];
const names = new Set(Object.values(pictures).flat());
const files = Object.fromEntries(
  drawn.flatMap((picture) =>
    names.has(picture.id) && 'shape' in picture ? [[picture.id, drawPicture(picture)]] : [],
  ),
);
for (const name of names)
  if (!(name in files)) throw new Error(`vite/frames/first-site.ts: the site has no picture ${name}.`);
const site: FirstSite = { pictures, files };
parentPort?.postMessage(site);
