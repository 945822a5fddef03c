// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AgendaSettings } from './agendaSettings.ts';
import type { BadgeList } from './badgeList.ts';
import type { CalendarUrls } from './calendarUrls.ts';
import type { DateAndTimeSettings } from './dateAndTimeSettings.ts';
import type { EventCategories } from './eventCategories.ts';
import type { EventDisplaySettings } from './eventDisplaySettings.ts';
import type { EventFeed } from './eventFeed.ts';
import type { EventImage } from './eventImage.ts';
import type { EventLocation } from './eventLocation.ts';
import type { EventStatus } from './eventStatus.ts';
import type { EventSummaries } from './eventSummaries.ts';
import type { GuestListSettings } from './guestListSettings.ts';
import type { LabellingSettings } from './labellingSettings.ts';
import type { OnlineConferencing } from './onlineConferencing.ts';
import type { PageUrl } from './pageUrl.ts';
import type { Registration } from './registration.ts';
import type { RegistrationForm } from './registrationForm.ts';
import type { RichContent } from './richContent.ts';
import type { SeoSettings } from './seoSettings.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * An event of the site. What stands beside the required fields depends on the fieldsets that were asked for, and on what the owner filled in.
 */
export interface SiteEvent {
  /** Made by the platform. */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  title: string;
  /** The part of the page's address that names the event; made from the title, or chosen in `seoSettings.slug`. */
  slug: string;
  status: EventStatus | Undeclared;
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
  description?: RichContent;
  mainImage?: EventImage;
  location: EventLocation;
  dateAndTimeSettings: DateAndTimeSettings;
  registration?: Registration;
  calendarUrls?: CalendarUrls;
  /** Address of the event's own page. */
  eventPageUrl?: PageUrl;
  form?: RegistrationForm;
  summaries?: EventSummaries;
  guestListSettings?: GuestListSettings;
  onlineConferencing?: OnlineConferencing;
  seoSettings?: SeoSettings;
  agendaSettings?: AgendaSettings;
  eventDisplaySettings?: EventDisplaySettings;
  categories?: EventCategories;
  /** Key of the label that the guests of this event carry among the contacts of the site. */
  contactLabel?: string;
  labellingSettings?: LabellingSettings;
  badges?: BadgeList;
  /** Whether the look of the tickets can be changed. Known from the platform's own packages only. */
  customizableTickets?: boolean;
  feed?: EventFeed;
  /** Id of the events app on this site. */
  instanceId: string;
  /** Id of the owner or collaborator who made it. */
  userId: string;
  createdDate: string;
  updatedDate: string;
  /** Absent while it is a draft. */
  publishedDate?: string;
}
