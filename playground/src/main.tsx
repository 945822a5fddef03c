import '@fontsource-variable/instrument-sans/wght.css';
import '@fontsource-variable/geist-mono/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { start } from './app/start.tsx';
import { StartFailure } from './app/StartFailure.tsx';
import { loadConfig } from './lib/config.ts';
import { keepFocus } from './lib/focusKeeper.ts';
import { startLanguage } from './lib/language.ts';
import { startShortcuts } from './lib/shortcuts.ts';
import { startTheme } from './lib/theme.ts';

startTheme();
startShortcuts();
keepFocus();

const element = document.getElementById('root');
if (!element) throw new Error('index.html has lost its #root element.');
const page = createRoot(element);

Promise.all([loadConfig(), startLanguage()])
  .then(([config]) => start(config))
  .then(
    (playground) => page.render(playground),
    (cause: unknown) => page.render(<StartFailure cause={cause} />),
  );
