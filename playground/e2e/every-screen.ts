import { expect, test } from 'vitest';
import { problemsOf } from './accessible.ts';
import { keepPictures } from './pictures.ts';
import { screens } from './screens/index.ts';
import type { stage } from './visit.ts';

/** Runs the checks of every screen, for the screens at the chosen indices. */
export const everyScreen = (
  { visit, site }: Pick<ReturnType<typeof stage>, 'visit' | 'site'>,
  isChosen: (index: number) => boolean,
): void => {
  const chosen = Object.entries(screens)
    .map(([name, screen], index) => ({ name, screen, index }))
    .filter(({ index }) => isChosen(index));
  test.each(chosen)(
    '$name: meets WCAG 2.2 AA and does not scroll horizontally from 320 px',
    async ({ name, screen, index }) => {
      if (screen.site) await site.open(screen.site);
      await screen.before?.(site);
      const { page, failures } = await visit(screen.path, { colorScheme: 'light' });
      await screen.ready(page, site);
      await keepPictures(page, name);
      expect(await problemsOf(page, index)).toEqual([]);
      expect(failures).toEqual([]);
    },
  );
};
