import { escape } from '../../scripts/docs/layout.ts';

/** One picture by its file's name, `product.dark.1280.jpg`. */
const pictureOf = (file: string) => {
  const [screen = '', scheme = '', width = ''] = file.split('.');
  return { file, screen: screen.replaceAll('-', ' '), scheme, width };
};

/** The body of a page that shows every screen in both color schemes, wide and narrow. */
export const galleryBody = (files: readonly string[]): string => {
  const all = files.map(pictureOf);
  const screens = [...new Set(all.map(({ screen }) => screen))].map(
    (screen) => [screen, all.filter((picture) => picture.screen === screen)] as const,
  );
  const sections = screens.map(([screen, pictures]) => {
    const shown = pictures
      .toSorted(
        (one, other) => Number(other.width) - Number(one.width) || (one.scheme < other.scheme ? 1 : -1),
      )
      .map(
        ({ file, scheme, width }) =>
          `<img src="screens/${escape(file)}" alt="${escape(screen)}, ${scheme}, ${width} pixels wide" width="${Number(width) / 4}" loading="lazy" />`,
      );
    return `<h2>${escape(screen)}</h2>\n  <p>${shown.join('\n  ')}</p>`;
  });
  return `
  <h1>Screens of the playground</h1>
  <p>As the last run of the browser journeys has seen them: light and dark, 1280 and 360 pixels wide.</p>
  ${sections.join('\n  ')}`;
};
