import { elsewhere } from './elsewhere.ts';
import type { EventSeed } from './event-types.ts';
import { festival } from './festival.ts';
import { workshops } from './workshops.ts';

/** The events of the sample site. */
export const events: readonly EventSeed[] = [festival, ...workshops, ...elsewhere];
