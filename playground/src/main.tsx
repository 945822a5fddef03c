import '@fontsource-variable/instrument-sans/wght.css';
import '@fontsource-variable/geist-mono/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { loadOpenedPage } from './app/router.tsx';
import { start } from './app/start.tsx';
import { StartFailure } from './app/start-failure.tsx';
import { loadConfig } from './site/config.ts';
import { keepFocus } from './app/focus-keeper.ts';
import { measureScrollBar } from './app/scroll-bar.ts';
import { startLanguage } from './lib/language.ts';
import { startShortcuts } from './shell/shortcuts.ts';
import { startTheme } from './shell/theme.ts';

startTheme();
startShortcuts();
keepFocus();
const pageCode = loadOpenedPage();
measureScrollBar();

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root element.');
const page = createRoot(element);

Promise.all([loadConfig(), startLanguage()])
  .then(([config]) => start(config, pageCode))
  .then(
    (playground) => page.render(playground),
    (cause: unknown) => page.render(<StartFailure cause={cause} />),
  );
