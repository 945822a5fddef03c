import { everyScreen } from './every-screen.ts';
import { stage } from './visit.ts';

// The second half of the screens; two files run in two browsers at once.
everyScreen(stage(), (index) => index % 2 === 1);
