// Runs in the page of the build before its scripts.
import { showFonts } from '../src/lib/fonts.ts';
import { isFirstVisit } from '../src/lib/known-pictures.ts';
import { showFrame } from './show-frame.ts';
import { startWorker } from './start-worker.ts';

// Later visits have the fonts.
if (!isFirstVisit()) showFonts();
showFrame();
startWorker();
