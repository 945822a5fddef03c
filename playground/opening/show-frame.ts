import { pickLanguage } from '../src/lib/pick-language.ts';
import { knownPictures } from '../src/lib/known-pictures.ts';
import { type Frame, NAME, ROOT } from '../vite/frames/pages.ts';
import { base, parts } from './address.ts';

/** Parameters of the address that a frame does not depend on. */
const neutral = new Set(['scenario', 'seed', 'clock']);

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const isOpened = ({ page }: Frame): boolean => {
  const pattern = page.split('/');
  return (
    pattern.length === parts.length && pattern.every((part, index) => part === '*' || part === parts[index])
  );
};

/** Frames are drawn in English, for a visitor who has not chosen anything. */
const isUsual = (): boolean =>
  pickLanguage(stored('vitrine.language'), navigator.languages) === 'en' &&
  [...new URLSearchParams(location.search).keys()].every((key) => neutral.has(key));

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    // The address contains a `%` that does not start an encoded character.
    return part;
  }
};

/** The name of a product or an event in the address, as HTML. */
const name = (): string => {
  const element = document.createElement('span');
  element.textContent = decoded(parts.at(-1) ?? '');
  return element.innerHTML;
};

/** The pictures of a frame, for a site that may not have them. */
const pictures = /<img [^>]*data-early[^>]*>/g;

const show = ({ title, html }: Frame): void => {
  const root = document.getElementById('root');
  if (!root) return;
  const shown = knownPictures(base).length > 0 ? html : html.replaceAll(pictures, '');
  root.innerHTML = shown.replaceAll(ROOT, base).replaceAll(NAME, name);
  document.title = title;
};

/**
 * Shows the frame of the opened page, which was drawn while the playground was built, in the chosen theme. The scripts then
 * put the same page in its place.
 */
export const showFrame = (): void => {
  const theme = stored('vitrine.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;

  const frames = JSON.parse(document.getElementById('frames')?.textContent ?? '[]') as readonly Frame[];
  const frame = isUsual() ? frames.find(isOpened) : undefined;
  if (frame) show(frame);
};
