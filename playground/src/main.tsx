import '@fontsource-variable/instrument-sans/wght.css';
import '@fontsource-variable/geist-mono/wght.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadOpenedPage, router } from './app/router.tsx';
import { start } from './app/start.tsx';
import { StartFailure } from './app/start-failure.tsx';
import { loadConfig } from './site/config.ts';
import { keepFocus } from './app/focus-keeper.ts';
import { measureScrollBar } from './app/scroll-bar.ts';
import { startLanguage } from './lib/language.ts';
import { loadFirstView } from './shell/first-view.ts';
import { startShortcuts } from './shell/shortcuts.ts';
import { startTheme } from './shell/theme.ts';

startTheme();
startShortcuts();
keepFocus();
const pageCode = loadOpenedPage();
const firstView = loadFirstView();
measureScrollBar();

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root element.');
const page = createRoot(element);

/**
 * Replaces the first view, which index.html shows, with the whole page at once. React renders a transition in short
 * steps, so that the first view stays responsive.
 */
const show = async (playground: ReactNode): Promise<void> => {
  await Promise.all([router.load(), firstView]);
  startTransition(() => page.render(playground));
};

Promise.all([loadConfig(), startLanguage()])
  .then(([config]) => start(config, pageCode))
  .then(show)
  .catch((cause: unknown) => page.render(<StartFailure cause={cause} />));
