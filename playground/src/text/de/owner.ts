import { counting } from '../counting.ts';
import type { owner as English } from '../en/owner.ts';
import { ownerOrders } from './owner-orders.ts';
import { ownerSite } from './owner-site.ts';
import { pos } from './pos.ts';

const many = counting('de');

/** The owner's area: its frame, the overview and the events. */
export const owner: typeof English = {
  ...ownerOrders,
  ...ownerSite,
  ...pos,
  owner: {
    nav: {
      label: 'Konsole des Inhabers',
      overview: 'Übersicht',
      events: 'Events',
      orders: 'Bestellungen',
      pos: 'Abendkasse',
      catalog: 'Katalog',
      collections: 'Kollektionen',
      requests: 'Wartelisten',
      members: 'Mitglieder',
      settings: 'Website-Einstellungen',
    },
    identity: {
      label: 'Aufrufe dieses Bereichs als',
      owner: 'Inhaber',
      note: (name) =>
        `Diese Ansichten senden ihre Aufrufe jetzt als ${name}, wie oben gewählt. Was damit nicht erlaubt ist, wird abgelehnt, und die Ablehnung nennt, wer es darf.`,
    },
    needs: (identities) =>
      `Dafür ist eine andere Rolle nötig. Erlaubt ist es für: ${identities.map((name) => ({ owner: 'den Inhaber', app: 'eine App der Website', member: 'Mitglieder', visitor: 'Besucher' })[name] ?? name).join(', ')}.`,
    columns: 'Spalten',
    selectAll: 'Alle dieser Liste auswählen',
    select: (name) => `${name} auswählen`,
    selected: (count) => many(count, { one: '# ausgewählt', other: '# ausgewählt' }),
    unselect: 'Auswahl aufheben',
    saved: 'Gespeichert',
    overview: {
      title: 'Konsole des Inhabers',
      lead: 'Wie es um die Website steht. Jede Zahl führt zu der Liste, die sie zählt.',
      sales: 'Kartenverkauf',
      revenue: (total) => `Umsatz, von ${total}, die Käufer bezahlt haben`,
      paidOrders: (orders, tickets) =>
        many(orders, { one: '# Bestellung', other: '# Bestellungen' }) +
        (tickets === undefined
          ? ''
          : ` mit ${many(tickets, { one: '# Eintrittskarte', other: '# Eintrittskarten' })}`),
      nothingSold: 'Es wurden noch keine Eintrittskarten verkauft.',
      byDay: 'Verkaufte Eintrittskarten pro Tag, bezahlt oder kostenlos, über vier Wochen',
      asTable: 'Diese Zahlen als Tabelle zeigen',
      day: 'Tag',
      paidByEvent: 'Bezahlte und kostenlose Bestellungen pro Event',
      waitingOrders: 'Offene Bestellungen',
      shop: 'Shop',
      low: 'Ganz oder teilweise ausverkauft',
      allLow: (count) =>
        many(count, {
          zero: 'Nichts ist ausverkauft',
          one: '# Produkt ansehen',
          other: 'Alle # Produkte ansehen',
        }),
      requests: 'Personen, die auf Nachschub warten',
    },
    events: {
      title: 'Events',
      lead: 'Alles, was die Website ankündigt, auch Entwürfe. Änderungen sind sofort für alle sichtbar.',
      create: 'Neues Event',
      all: 'Alle',
      search: 'Events nach dem Anfang ihres Titels suchen',
      searchHint: 'Titel beginnt mit',
      count: (total) => many(total, { zero: 'Keine Events', one: '# Event', other: '# Events' }),
      emptyTitle: 'Keine Events',
      emptyText: 'Nichts mit diesem Status beginnt so.',
      statuses: {
        UPCOMING: 'Demnächst',
        STARTED: 'Läuft gerade',
        ENDED: 'Vorbei',
        CANCELED: 'Abgesagt',
        DRAFT: 'Entwurf',
      },
      kinds: {
        ALL: 'Jede Anmeldung',
        TICKETING: 'Eintrittskarten',
        RSVP: 'Einladung',
        RSVP_AND_TICKETING: 'Einladung und Eintrittskarten',
      },
      registrations: {
        CLOSED_AUTOMATICALLY: 'Anmeldung beendet',
        CLOSED_MANUALLY: 'Anmeldung geschlossen',
        OPEN_RSVP: 'Anmeldung offen',
        OPEN_RSVP_WAITLIST_ONLY: 'Nur Warteliste',
        OPEN_TICKETS: 'Eintrittskarten erhältlich',
        OPEN_EXTERNAL: 'Anmeldung anderswo',
        SCHEDULED_RSVP: 'Anmeldung öffnet später',
        OPEN_RSVP_AND_TICKETS: 'Anmeldung offen',
      },
      columns: {
        title: 'Event',
        status: 'Status',
        when: 'Wann',
        registration: 'Anmeldung',
        sold: 'Gäste',
        created: 'Erstellt am',
      },
      ticketsSold: (count) => many(count, { zero: 'Keine verkauft', one: '# verkauft', other: '# verkauft' }),
      guests: (count) => many(count, { zero: 'Noch niemand', one: '# Gast', other: '# Gäste' }),
      bulk: {
        narrow:
          'Um viele auf einmal abzusagen oder zu löschen, wählen Sie einen Status, suchen Sie, oder wählen Sie einzelne aus.',
        list: 'Betroffene Events',
        results: 'Ergebnis für jedes Event',
        kept: (count) =>
          many(count, {
            one: '# davon lässt sich nicht absagen: Es ist ein Entwurf, vorbei oder schon abgesagt. Es bleibt, wie es ist.',
            other:
              '# davon lassen sich nicht absagen: Sie sind Entwürfe, vorbei oder schon abgesagt. Sie bleiben, wie sie sind.',
          }),
        type: (count) => `Zur Bestätigung ${count} eingeben`,
        failed: (status) => `Nicht geändert: ${status}`,
        cancel: {
          title: 'Events absagen',
          offer: (count) => many(count, { one: 'Dieses absagen', other: 'Diese # absagen' }),
          means: (count) =>
            many(count, {
              zero: 'Kein Event betroffen.',
              one: 'Dies sagt # Event endgültig ab. Die Anmeldung schließt, und Gäste erfahren es per E-Mail.',
              other:
                'Dies sagt # Events endgültig ab. Die Anmeldung schließt, und Gäste erfahren es per E-Mail.',
            }),
          action: 'Events absagen',
          one: 'Abgesagt',
          done: (done, failed) =>
            `${many(done, { zero: 'Kein Event wurde abgesagt', one: '# Event wurde abgesagt', other: '# Events wurden abgesagt' })}${many(failed, { zero: '.', one: ', # blieb, wie es war.', other: ', # blieben, wie sie waren.' })}`,
        },
        delete: {
          title: 'Events löschen',
          offer: (count) => many(count, { one: 'Dieses löschen', other: 'Diese # löschen' }),
          means: (count) =>
            many(count, {
              zero: 'Kein Event betroffen.',
              one: 'Dies löscht # Event mit seinen Eintrittskarten. Es lässt sich nicht wiederherstellen.',
              other:
                'Dies löscht # Events mit ihren Eintrittskarten. Sie lassen sich nicht wiederherstellen.',
            }),
          action: 'Events löschen',
          one: 'Gelöscht',
          done: (done, failed) =>
            `${many(done, { zero: 'Kein Event wurde gelöscht', one: '# Event wurde gelöscht', other: '# Events wurden gelöscht' })}${many(failed, { zero: '.', one: ', # ist noch da.', other: ', # sind noch da.' })}`,
        },
      },
    },
    editor: {
      title: 'Event',
      newTitle: 'Neues Event',
      gone: 'Dieses Event gibt es nicht',
      goneText: 'Vielleicht wurde es gelöscht, oder die Adresse enthält einen Tippfehler.',
      about: 'Beschreibung',
      when: 'Wann',
      where: 'Wo',
      registration: 'Anmeldung',
      fields: {
        title: 'Titel',
        short: 'In ein, zwei Sätzen',
        text: 'Ausführlich',
        imageUrl: 'Adresse eines Bildes',
        imageAlt: 'Was das Bild zeigt',
        undated: 'Der Termin steht noch nicht fest',
        undatedText: 'Was Gäste anstelle des Termins lesen',
        start: 'Beginn',
        end: 'Ende',
        zone: 'Zeitzone',
        place: 'Art des Ortes',
        placeName: 'Name des Ortes',
        address: 'Straße und Hausnummer',
        city: 'Stadt',
        country: 'Land',
        kind: 'Wie Gäste sich anmelden',
        categories: 'Kategorien',
      },
      places: {
        VENUE: 'Vor Ort',
        ONLINE: 'Online',
        OPEN: 'Noch offen',
      },
      shortHint: 'Für Listen.',
      textHint: 'Absätze trennen Sie durch eine Leerzeile.',
      zoneHint: 'Beginn und Ende gelten in dieser Zeitzone.',
      countryHint: 'Zwei Buchstaben, etwa DE.',
      seriesHint: 'Für eine Reihe fügen Sie weitere Termine hinzu. Jeder wird ein eigenes Event.',
      addDate: 'Termin eine Woche später hinzufügen',
      date: (number) => `Termin ${number}`,
      removeDate: (number) => `Termin ${number} entfernen`,
      problems: {
        missing: 'Diese Angabe ist nötig.',
        backwards: 'Das Event würde vor seinem Beginn enden. Wählen Sie ein späteres Ende.',
        noZone: 'Das ist keine Zeitzone. Wählen Sie eine wie Europe/Berlin.',
        noCountry: 'Ein Land hat hier zwei Buchstaben, etwa DE.',
      },
      preview: 'Vorschau',
      noTitle: 'Noch kein Titel',
      noDates: 'Noch kein Termin',
      saveDraft: 'Als Entwurf speichern',
      draftHint: 'Einen Entwurf sehen nur Sie. Veröffentlichen Sie ihn, wenn er fertig ist.',
      draftMade: (title) => `„${title}“ ist als Entwurf gespeichert`,
      save: 'Änderungen speichern',
      unsaved: 'Es gibt ungespeicherte Änderungen.',
      nothingToSave: 'Alles ist gespeichert.',
      kindLater: 'Das lässt sich nach dem Erstellen nicht mehr ändern.',
      kindFixed:
        'Seit dem Erstellen festgelegt, denn Gäste verlassen sich darauf. Für eine andere Wahl erstellen Sie ein neues Event.',
      noCategories: 'Keine',
      categoriesFixed: 'Kein Aufruf der Plattform ändert sie; sie werden in ihrem Dashboard festgelegt.',
      publish: 'Veröffentlichen',
      clone: 'Kopieren',
      cancel: 'Event absagen',
      delete: 'Event löschen',
      cloned: (title) =>
        `„${title}“ ist ein Entwurf, etwa zwei Wochen später. Keine seiner Eintrittskarten ist verkauft.`,
      canceledNote:
        'Dieses Event ist abgesagt, und das lässt sich nicht rückgängig machen: Die Anmeldung ist geschlossen, und die Gäste wurden per E-Mail informiert. Soll es doch stattfinden, kopieren Sie es.',
      questions: {
        publish: {
          title: 'Dieses Event veröffentlichen?',
          body: 'Dann sehen es alle. Das lässt sich nicht rückgängig machen: Ein veröffentlichtes Event wird nie wieder ein Entwurf.',
        },
        cancel: {
          title: 'Dieses Event absagen?',
          body: 'Die Anmeldung schließt sofort, und Gäste erfahren es per E-Mail. Das lässt sich nicht rückgängig machen: Ein abgesagtes Event bleibt abgesagt. Bestellungen bleiben unverändert.',
        },
        delete: {
          title: 'Dieses Event löschen?',
          body: 'Das Event und seine Eintrittskarten werden entfernt. Das lässt sich nicht rückgängig machen.',
        },
      },
      done: {
        publish: 'Veröffentlicht. Das lässt sich nicht rückgängig machen.',
        cancel: 'Abgesagt. Gäste wurden per E-Mail informiert.',
        delete: 'Gelöscht',
      },
    },
  },
};
