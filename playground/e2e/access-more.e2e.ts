import { everyScreen } from './every-screen.ts';
import { stage } from './visit.ts';

// The other half of the screens, so that two browsers share the work.
everyScreen(stage(), (index) => index % 2 === 1);
