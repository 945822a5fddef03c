import { counting } from '../counting.ts';
import { ownerOrders } from './owner-orders.ts';
import { ownerSite } from './owner-site.ts';
import { pos } from './pos.ts';

const many = counting('en');

/** The frame of the owner's area, the overview and the events. */
export const owner = {
  ...ownerOrders,
  ...ownerSite,
  ...pos,
  owner: {
    nav: {
      label: 'Owner console',
      overview: 'Overview',
      events: 'Events',
      orders: 'Orders',
      pos: 'Point of sale',
      catalog: 'Catalog',
      collections: 'Collections',
      requests: 'Waiting lists',
      members: 'Members',
      settings: 'Site settings',
    },
    identity: {
      label: 'This area calls as',
      owner: 'The owner',
      note: (name: string) =>
        `These screens now call as whoever is browsing: ${name}. What they may not do is refused, and the refusal says who may.`,
    },
    /** Identities that may make a call, by the platform's names. */
    needs: (identities: readonly string[]) =>
      `This needs another role. It is for: ${identities.map((name) => ({ owner: 'the owner', app: 'an app of the site', member: 'members', visitor: 'visitors' })[name] ?? name).join(', ')}.`,
    columns: 'Columns',
    selectAll: 'Select all of this list',
    select: (name: string) => `Select ${name}`,
    selected: (count: number) => many(count, { one: '# selected', other: '# selected' }),
    unselect: 'Select none',
    saved: 'Saved',
    overview: {
      title: 'Owner console',
      lead: 'How the site is doing. Each number leads to the list that it counts.',
      sales: 'Ticket sales',
      revenue: (total: string) => `revenue, out of ${total} that buyers paid`,
      paidOrders: (orders: number, tickets?: number) =>
        many(orders, { one: '# order', other: '# orders' }) +
        (tickets === undefined ? '' : ` with ${many(tickets, { one: '# ticket', other: '# tickets' })}`),
      nothingSold: 'No tickets were sold yet.',
      byDay: 'Tickets sold by day, paid or free, over four weeks',
      asTable: 'Show these numbers as a table',
      day: 'Day',
      paidByEvent: 'Paid and free orders by event',
      waitingOrders: 'Orders that wait',
      shop: 'Shop',
      low: 'Sold out, all or some',
      allLow: (count: number) =>
        many(count, { zero: 'Nothing is sold out', one: 'See # product', other: 'See all # products' }),
      requests: 'People who wait to be told that something is back',
    },
    events: {
      title: 'Events',
      lead: 'Everything that the site announces, drafts included. A change shows at once for everybody.',
      create: 'New event',
      all: 'All',
      search: 'Search events by how their title begins',
      searchHint: 'Title begins with',
      count: (total: number) => many(total, { zero: 'No events', one: '# event', other: '# events' }),
      emptyTitle: 'No events here',
      emptyText: 'Nothing has this status and begins like this.',
      statuses: {
        UPCOMING: 'Upcoming',
        STARTED: 'Going on',
        ENDED: 'Over',
        CANCELED: 'Canceled',
        DRAFT: 'Draft',
      },
      kinds: {
        ALL: 'Every registration',
        TICKETING: 'Tickets',
        RSVP: 'RSVP',
        RSVP_AND_TICKETING: 'RSVP and tickets',
      },
      registrations: {
        CLOSED_AUTOMATICALLY: 'Registration is over',
        CLOSED_MANUALLY: 'Registration is closed',
        OPEN_RSVP: 'Registration is open',
        OPEN_RSVP_WAITLIST_ONLY: 'Waiting list only',
        OPEN_TICKETS: 'Tickets can be had',
        OPEN_EXTERNAL: 'Registration elsewhere',
        SCHEDULED_RSVP: 'Registration opens later',
        OPEN_RSVP_AND_TICKETS: 'Registration is open',
      },
      columns: {
        title: 'Event',
        status: 'Status',
        when: 'When',
        registration: 'Registration',
        sold: 'Coming',
        created: 'Made on',
      },
      ticketsSold: (count: number) => many(count, { zero: 'None sold', one: '# sold', other: '# sold' }),
      guests: (count: number) => many(count, { zero: 'Nobody yet', one: '# guest', other: '# guests' }),
      bulk: {
        narrow: 'To cancel or delete many at once, choose a status, search, or select some.',
        list: 'Events that are meant',
        results: 'What became of each event',
        kept: (count: number) =>
          many(count, {
            one: '# of them cannot be canceled, because it is a draft, over or canceled already. It stays as it is.',
            other:
              '# of them cannot be canceled, because they are drafts, over or canceled already. They stay as they are.',
          }),
        type: (count: number) => `Type ${count} to confirm`,
        failed: (status: string) => `Not changed: ${status}`,
        cancel: {
          title: 'Cancel events',
          offer: (count: number) => many(count, { one: 'Cancel this one', other: 'Cancel these #' }),
          means: (count: number) =>
            many(count, {
              zero: 'No event is meant.',
              one: 'This cancels # event, for good. Registration closes, and guests are told by mail.',
              other: 'This cancels # events, for good. Registration closes, and guests are told by mail.',
            }),
          action: 'Cancel events',
          one: 'Canceled',
          done: (done: number, failed: number) =>
            `${many(done, { zero: 'No event was canceled', one: '# event was canceled', other: '# events were canceled' })}${many(failed, { zero: '.', other: ', # stayed as they were.', one: ', # stayed as it was.' })}`,
        },
        delete: {
          title: 'Delete events',
          offer: (count: number) => many(count, { one: 'Delete this one', other: 'Delete these #' }),
          means: (count: number) =>
            many(count, {
              zero: 'No event is meant.',
              one: 'This deletes # event with its tickets. It cannot be brought back.',
              other: 'This deletes # events with their tickets. They cannot be brought back.',
            }),
          action: 'Delete events',
          one: 'Deleted',
          done: (done: number, failed: number) =>
            `${many(done, { zero: 'No event was deleted', one: '# event was deleted', other: '# events were deleted' })}${many(failed, { zero: '.', other: ', # are still there.', one: ', # is still there.' })}`,
        },
      },
    },
    editor: {
      title: 'Event',
      newTitle: 'New event',
      gone: 'There is no such event',
      goneText: 'It may have been deleted, or the address has a typing mistake.',
      about: 'About',
      when: 'When',
      where: 'Where',
      registration: 'Registration',
      fields: {
        title: 'Title',
        short: 'In a sentence or two',
        text: 'Description',
        imageUrl: 'Address of a picture',
        imageAlt: 'What the picture shows',
        undated: 'The dates are to be decided',
        undatedText: 'What guests read instead of dates',
        start: 'Starts',
        end: 'Ends',
        zone: 'Time zone',
        place: 'Kind of place',
        placeName: 'Name of the place',
        address: 'Street and number',
        city: 'City',
        country: 'Country',
        kind: 'How guests register',
        categories: 'Categories',
      },
      places: {
        VENUE: 'At a place',
        ONLINE: 'Online',
        OPEN: 'To be decided',
      },
      shortHint: 'For lists.',
      textHint: 'Leave an empty line between two paragraphs.',
      zoneHint: 'Starts and ends are by the clocks of this zone.',
      countryHint: 'Two letters, such as DE.',
      seriesHint: 'For a series, add its further dates. Each becomes an event of its own.',
      addDate: 'Add a date a week later',
      date: (number: number) => `Date ${number}`,
      removeDate: (number: number) => `Remove date ${number}`,
      problems: {
        missing: 'This is needed.',
        backwards: 'The event would end before it starts. Choose an end after the start.',
        noZone: 'This is no time zone. Choose one such as Europe/Berlin.',
        noCountry: 'A country has two letters here, such as DE.',
      },
      preview: 'Preview',
      noTitle: 'No title yet',
      noDates: 'No dates yet',
      saveDraft: 'Save as a draft',
      draftHint: 'Only you see a draft. Publish it when it is ready.',
      draftMade: (title: string) => `“${title}” is saved as a draft`,
      save: 'Save changes',
      unsaved: 'There are changes that are not saved.',
      nothingToSave: 'Everything is saved.',
      kindLater: 'This cannot be changed after the event is made.',
      kindFixed: 'Fixed since the event was made: guests have relied on it. Make a new event to choose anew.',
      noCategories: 'None',
      categoriesFixed: 'No call of the platform changes them; they are set in its dashboard.',
      publish: 'Publish',
      clone: 'Clone',
      cancel: 'Cancel event',
      delete: 'Delete event',
      cloned: (title: string) => `“${title}” is a draft, about two weeks on. None of its tickets are sold.`,
      canceledNote:
        'This event is canceled, and that cannot be undone: registration is closed, and its guests were told by mail. To hold it after all, clone it.',
      questions: {
        publish: {
          title: 'Publish this event?',
          body: 'Everybody sees it then. This cannot be undone: an event that was published never becomes a draft again.',
        },
        cancel: {
          title: 'Cancel this event?',
          body: 'Registration closes at once, and guests are told by mail. This cannot be undone: a canceled event stays canceled. Orders stay as they are.',
        },
        delete: {
          title: 'Delete this event?',
          body: 'The event and its tickets are gone then. This cannot be undone.',
        },
      },
      done: {
        publish: 'Published. This cannot be undone.',
        cancel: 'Canceled. Guests were told by mail.',
        delete: 'Deleted',
      },
    },
  },
};
