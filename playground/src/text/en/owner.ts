import { counting } from '../counting.ts';
import { ownerOrders } from './owner-orders.ts';

const many = counting('en');

/** The frame of the owner's area, and the events. */
export const owner = {
  ...ownerOrders,
  owner: {
    nav: {
      label: 'Owner console',
      events: 'Events',
      orders: 'Orders',
      catalog: 'Products',
    },
    identity: {
      label: 'This area calls as',
      owner: 'The owner',
      note: (name: string) =>
        `These screens now call as the current identity: ${name}. Calls without permission are rejected, and the error names the required role.`,
    },
    columns: 'Columns',
    selectAll: 'Select all of this list',
    select: (name: string) => `Select ${name}`,
    selected: (count: number) => many(count, { one: '# selected', other: '# selected' }),
    unselect: 'Select none',
    saved: 'Saved',
    holds: {
      title: 'Reserved tickets',
      minutes: 'Minutes',
      minutesHint: (shortest: number, longest: number) =>
        `How long tickets of this event stay reserved, from ${shortest} to ${longest} minutes.`,
      saveMinutes: 'Save the minutes',
    },
    events: {
      title: 'Events',
      lead: 'All events of the site, including drafts. Changes are public immediately.',
      create: 'New event',
      all: 'All',
      search: 'Search events by the start of their title',
      searchHint: 'Title starts with',
      count: (total: number) => many(total, { zero: 'No events', one: '# event', other: '# events' }),
      emptyTitle: 'No events here',
      emptyText: 'No event matches this filter.',
      statuses: {
        UPCOMING: 'Upcoming',
        STARTED: 'In progress',
        ENDED: 'Ended',
        CANCELED: 'Canceled',
        DRAFT: 'Draft',
      },
      kinds: {
        ALL: 'All registration types',
        TICKETING: 'Tickets',
        RSVP: 'RSVP',
        RSVP_AND_TICKETING: 'RSVP and tickets',
      },
      registrations: {
        CLOSED_AUTOMATICALLY: 'Registration has ended',
        CLOSED_MANUALLY: 'Registration is closed',
        OPEN_RSVP: 'Registration is open',
        OPEN_RSVP_WAITLIST_ONLY: 'Waiting list only',
        OPEN_TICKETS: 'Tickets on sale',
        OPEN_EXTERNAL: 'Registration elsewhere',
        SCHEDULED_RSVP: 'Registration opens later',
        OPEN_RSVP_AND_TICKETS: 'Registration is open',
      },
      columns: {
        title: 'Event',
        status: 'Status',
        when: 'When',
        registration: 'Registration',
        sold: 'Guests',
        created: 'Created',
      },
      ticketsSold: (count: number) => many(count, { zero: 'None sold', one: '# sold', other: '# sold' }),
      guests: (count: number) => many(count, { zero: 'None yet', one: '# guest', other: '# guests' }),
      bulk: {
        narrow: 'To cancel or delete several events at once, choose a status, search, or select some.',
        list: 'Affected events',
        results: 'Result by event',
        kept: (count: number) =>
          many(count, {
            one: '# of them cannot be canceled, because it is a draft, ended or already canceled. It stays unchanged.',
            other:
              '# of them cannot be canceled, because they are drafts, ended or already canceled. They stay unchanged.',
          }),
        type: (count: number) => `Type ${count} to confirm`,
        failed: (status: string) => `Not changed: ${status}`,
        cancel: {
          title: 'Cancel events',
          offer: (count: number) => many(count, { one: 'Cancel this event', other: 'Cancel these #' }),
          means: (count: number) =>
            many(count, {
              zero: 'No event is affected.',
              one: 'This permanently cancels # event. Registration closes, and guests get an e-mail.',
              other: 'This permanently cancels # events. Registration closes, and guests get an e-mail.',
            }),
          action: 'Cancel events',
          keep: 'Keep the events',
          one: 'Canceled',
          done: (done: number, failed: number) =>
            `${many(done, { zero: 'No event was canceled', one: '# event was canceled', other: '# events were canceled' })}${many(failed, { zero: '.', other: ', # stayed unchanged.', one: ', # stayed unchanged.' })}`,
        },
        delete: {
          title: 'Delete events',
          offer: (count: number) => many(count, { one: 'Delete this event', other: 'Delete these #' }),
          means: (count: number) =>
            many(count, {
              zero: 'No event is affected.',
              one: 'This deletes # event with its tickets. This cannot be undone.',
              other: 'This deletes # events with their tickets. This cannot be undone.',
            }),
          action: 'Delete events',
          one: 'Deleted',
          done: (done: number, failed: number) =>
            `${many(done, { zero: 'No event was deleted', one: '# event was deleted', other: '# events were deleted' })}${many(failed, { zero: '.', other: ', # still exist.', one: ', # still exists.' })}`,
        },
      },
    },
    editor: {
      title: 'Event',
      newTitle: 'New event',
      gone: 'There is no such event',
      goneText: 'It may have been deleted, or the address is mistyped.',
      about: 'About',
      when: 'When',
      where: 'Where',
      registration: 'Registration',
      fields: {
        title: 'Title',
        short: 'Short description',
        text: 'Description',
        imageUrl: 'URL of the picture',
        imageAlt: 'Alternative text of the picture',
        undated: 'Dates to be decided',
        undatedText: 'Text shown instead of dates',
        start: 'Starts',
        end: 'Ends',
        zone: 'Time zone',
        place: 'Type of place',
        placeName: 'Name of the place',
        address: 'Street and number',
        city: 'City',
        country: 'Country',
        kind: 'Registration type',
        categories: 'Categories',
      },
      places: {
        VENUE: 'At a venue',
        ONLINE: 'Online',
        OPEN: 'To be decided',
      },
      shortHint: 'One or two sentences, for lists.',
      textHint: 'Separate paragraphs by an empty line.',
      zoneHint: 'Start and end are in this time zone.',
      countryHint: 'Two letters, such as DE.',
      seriesHint: 'For a series, add further dates. Each becomes a separate event.',
      addDate: 'Add a date a week later',
      date: (number: number) => `Date ${number}`,
      removeDate: (number: number) => `Remove date ${number}`,
      problems: {
        missing: 'This field is required.',
        backwards: 'The event would end before it starts. Choose an end after the start.',
        noZone: 'This is not a time zone. Choose one such as Europe/Berlin.',
        noCountry: 'Enter a country code of two letters, such as DE.',
      },
      preview: 'Preview',
      noTitle: 'No title yet',
      noDates: 'No dates yet',
      saveDraft: 'Save as a draft',
      draftHint: 'Only you see a draft. Publish it when it is ready.',
      draftMade: (title: string) => `“${title}” is saved as a draft`,
      save: 'Save changes',
      unsaved: 'There are unsaved changes.',
      nothingToSave: 'Everything is saved.',
      kindLater: 'This cannot be changed after the event is created.',
      kindFixed:
        'Fixed since the event was created, because guests rely on it. Create a new event to choose another type.',
      noCategories: 'None',
      categoriesFixed: 'The platform has no call to change them; they are set in its dashboard.',
      publish: 'Publish',
      clone: 'Clone',
      cancel: 'Cancel event',
      keep: 'Keep the event',
      delete: 'Delete event',
      cloned: (title: string) =>
        `“${title}” is a draft, about two weeks later. None of its tickets are sold.`,
      canceledNote:
        'This event is canceled, which cannot be undone: registration is closed, and its guests got an e-mail. To hold it after all, clone it.',
      questions: {
        publish: {
          title: 'Publish this event?',
          body: 'It becomes visible to everyone. This cannot be undone: a published event never becomes a draft again.',
        },
        cancel: {
          title: 'Cancel this event?',
          body: 'Registration closes immediately, and guests get an e-mail. This cannot be undone: a canceled event stays canceled. Orders stay unchanged.',
        },
        delete: {
          title: 'Delete this event?',
          body: 'The event and its tickets are deleted. This cannot be undone.',
        },
      },
      done: {
        publish: 'Published. This cannot be undone.',
        cancel: 'Canceled. Guests got an e-mail.',
        delete: 'Deleted',
      },
    },
  },
};
