import { requireChromium } from './chromium.ts';

/** Installs a browser before the workers of a run look for one. */
export default (): void => void requireChromium();
