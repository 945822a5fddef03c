// Runs in the page of the build before its scripts.
import { showFonts } from '../src/lib/fonts.ts';
import { isFirstVisit } from '../src/lib/first-visit.ts';
import { startWorker } from './start-worker.ts';

// Later visits have the fonts.
if (!isFirstVisit()) showFonts();
startWorker();
