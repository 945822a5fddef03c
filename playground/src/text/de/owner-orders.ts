import { counting } from '../counting.ts';
import type { ownerOrders as English } from '../en/owner-orders.ts';

const many = counting('de');

/** The owner's orders of tickets. */
export const ownerOrders: typeof English = {
  ownerOrders: {
    title: 'Bestellungen',
    lead: 'Alle Bestellungen für die Events der Website, die neuesten zuerst.',
    orderTitle: 'Bestellung',
    orderOf: (name) => `Bestellung von ${name}`,
    gone: 'Diese Bestellung gibt es nicht',
    goneText: 'Vielleicht wurde sie gelöscht, oder die Adresse enthält einen Tippfehler.',
    all: 'Alle',
    allEvents: 'Alle Events',
    search: 'Bestellungen nach Name, E-Mail oder Nummer suchen',
    searchHint: 'Name, E-Mail oder Nummer',
    show: 'Welche Bestellungen',
    tags: {
      NON_ARCHIVED: 'Nicht archiviert',
      ARCHIVED: 'Archiviert',
      CONFIRMED: 'Bezahlt oder kostenlos',
      UNCONFIRMED: 'Nicht bezahlt',
      MEMBER: 'Von Mitgliedern',
      FULLY_CHECKED_IN: 'Alle eingecheckt',
      NOT_FULLY_CHECKED_IN: 'Nicht alle eingecheckt',
    },
    count: (total) =>
      many(total, { zero: 'Keine Bestellungen', one: '# Bestellung', other: '# Bestellungen' }),
    emptyTitle: 'Keine Bestellungen',
    emptyText: 'Keine Bestellung passt zu diesen Filtern.',
    nobody: 'Ohne Namen verkauft',
    deletedEvent: 'Ein gelöschtes Event',
    columns: {
      buyer: 'Käufer',
      event: 'Event',
      tickets: 'Eintrittskarten',
      total: 'Gesamtbetrag',
      status: 'Status',
      created: 'Bestellt',
      actions: 'Aktionen',
    },
    pages: 'Seiten',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    newer: 'Neuere',
    older: 'Ältere',
    confirm: 'Bestätigen',
    confirmOf: (order) => `Bestellung ${order} als bezahlt bestätigen`,
    confirmMany: (count) => many(count, { one: 'Als bezahlt bestätigen', other: '# als bezahlt bestätigen' }),
    confirmed: (done, already) => {
      const kept = many(already, {
        one: '# Bestellung war schon bezahlt: nichts geändert.',
        other: '# Bestellungen waren schon bezahlt: nichts geändert.',
      });
      const changed = many(done, {
        one: '# Bestellung ist jetzt bezahlt.',
        other: '# Bestellungen sind jetzt bezahlt.',
      });
      return [done > 0 ? changed : '', already > 0 ? kept : ''].filter(Boolean).join(' ');
    },
    capture: 'Einziehen',
    captureOf: (order) => `Zahlung der Bestellung ${order} einziehen`,
    void: 'Aufheben',
    voidOf: (order) => `Zahlung der Bestellung ${order} aufheben`,
    voidTitle: 'Diese Zahlung aufheben?',
    voidText: (name) =>
      `Der für die Bestellung von ${name} vorgemerkte Betrag wird freigegeben, und die Eintrittskarten gehen wieder in den Verkauf. Das lässt sich nicht rückgängig machen.`,
    asked: {
      capture: 'Die Zahlung wird eingezogen. Die Bestellung ist gleich bezahlt.',
      void: 'Die Zahlung wird aufgehoben. Die Eintrittskarten gehen gleich wieder in den Verkauf.',
    },
    settling: {
      capture: 'Wird eingezogen',
      void: 'Wird aufgehoben',
      either: 'Zahlung wird abgewickelt',
    },
    archive: (count) => many(count, { one: 'Archivieren', other: '# archivieren' }),
    unarchive: (count) => many(count, { one: 'Zurückholen', other: '# zurückholen' }),
    archived: (count) =>
      many(count, {
        one: '# Bestellung ist jetzt im Archiv',
        other: '# Bestellungen sind jetzt im Archiv',
      }),
    unarchived: (count) =>
      many(count, {
        one: '# Bestellung ist nicht mehr im Archiv',
        other: '# Bestellungen sind nicht mehr im Archiv',
      }),
    channels: { ONLINE: 'Auf der Website', OFFLINE_POS: 'An der Kasse (offline)' },
    guests: 'Gäste und Eintrittskarten',
    tickets: 'Eintrittskarten',
    noTickets: 'Für diese Bestellung wurden keine Eintrittskarten ausgestellt.',
    checkedIn: (when) => `Eingecheckt ${when}`,
    facts: 'Zu dieser Bestellung',
    email: 'E-Mail',
    channel: 'Verkauft',
    method: 'Zahlungsart',
    salesOfEvent: 'Das ganze Event',
    sales: (orders, revenue) =>
      many(orders, {
        one: `# bezahlte Bestellung, ${revenue}`,
        other: `# bezahlte Bestellungen, ${revenue}`,
      }),
    invoice: 'Rechnung',
    form: 'Gästeformular',
    saveForm: 'Antworten speichern',
    history: {
      title: 'Verlauf',
      made: 'Bestellt',
      what: {
        OrderInitiated: 'Bestellt',
        OrderConfirmed: 'Bestätigt',
        OrderUpdated: 'Geändert',
        OrderDeleted: 'Gelöscht',
      },
      line: (what, status, name) => (name === '' ? `${what}: ${status}` : `${what}: ${status}, ${name}`),
      by: (when, cause) => `${when}, durch ${cause}`,
      causes: {
        WIX_USER: 'den Inhaber',
        APP: 'eine App',
        MEMBER: 'ein Mitglied',
        ANONYMOUS_VISITOR: 'einen Besucher',
        TIME: 'Zeitablauf',
      },
      source:
        'Aus den Benachrichtigungen der Plattform, die eine Website mit ihrem Webhook-Empfänger aufbewahrt.',
    },
  },
};
