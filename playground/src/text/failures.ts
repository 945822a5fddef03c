import { general } from './en/failures.ts';
import { withArea } from './text.ts';

/** The texts with those of failed calls. */
export const text = withArea({ ...general });
