import { developer } from './en/developer.ts';
import { panels } from './en/panels.ts';
import { reference } from './en/reference.ts';
import { rehearsal } from './en/rehearsal.ts';
import { siteSettings } from './en/site-settings.ts';
import { withArea } from './text.ts';

/** The texts with those of the developer's panels and pages. */
export const text = withArea({ ...developer, ...panels, ...reference, ...rehearsal, ...siteSettings });
