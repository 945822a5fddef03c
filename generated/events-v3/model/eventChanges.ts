// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AgendaSettingsInput } from './agendaSettingsInput.ts';
import type { DateAndTimeSettingsInput } from './dateAndTimeSettingsInput.ts';
import type { EventDisplaySettings } from './eventDisplaySettings.ts';
import type { EventImageInput } from './eventImageInput.ts';
import type { EventLocationInput } from './eventLocationInput.ts';
import type { GuestListSettingsInput } from './guestListSettingsInput.ts';
import type { OnlineConferencingInput } from './onlineConferencingInput.ts';
import type { RegistrationChanges } from './registrationChanges.ts';
import type { RegistrationFormInput } from './registrationFormInput.ts';
import type { RichContentInput } from './richContentInput.ts';
import type { SeoSettingsInput } from './seoSettingsInput.ts';

/**
 * Fields of an event to write. What is left out stays as it is; dates are replaced as a whole.
 */
export interface EventChanges {
  /**
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /**
   * One or two sentences for lists.
   * @maxLength 500
   */
  shortDescription?: string;
  /**
   * The older form of `description`, as HTML.
   * @deprecated
   * @maxLength 50000
   */
  detailedDescription?: string;
  description?: RichContentInput;
  mainImage?: EventImageInput;
  location?: EventLocationInput;
  dateAndTimeSettings?: DateAndTimeSettingsInput;
  registration?: RegistrationChanges;
  form?: RegistrationFormInput;
  guestListSettings?: GuestListSettingsInput;
  onlineConferencing?: OnlineConferencingInput;
  seoSettings?: SeoSettingsInput;
  agendaSettings?: AgendaSettingsInput;
  eventDisplaySettings?: EventDisplaySettings;
}
