import { counting } from '../counting.ts';
import type { pos as English } from '../en/pos.ts';

const many = counting('de');

/** Selling at the door. */
export const pos: typeof English = {
  pos: {
    title: 'Abendkasse',
    lead: 'Verkaufen Sie Eintrittskarten am Einlass: erst reservieren, dann kassieren, dann den Verkauf abschließen.',
    event: 'Event',
    offers: 'Eintrittskarten dieses Events',
    nothing: 'Zurzeit ist kein Event mit Kartenverkauf geöffnet.',
    hidden: 'Verborgene Eintrittskarten',
    hiddenNote:
      'Kein Aufruf der Plattform listet verborgene Eintrittskarten auf. Diese stammen von der simulierten Website; eine echte Kasse würde ihre IDs kennen.',
    ignoreLimits: 'Grenzen ignorieren',
    isHidden: 'Verborgen',
    left: (count) => many(count, { zero: 'Keine mehr', one: 'noch #', other: 'noch #' }),
    receipt: 'Dieser Verkauf',
    empty: 'Tippen Sie auf eine Eintrittskarte, um sie hinzuzufügen.',
    quantity: (name) => `Anzahl: ${name}`,
    remove: 'Entfernen',
    removeOf: (name) => `${name} entfernen`,
    hold: 'Reservieren und Preis anzeigen',
    pay: 'Bezahlt, Verkauf abschließen',
    release: 'Eintrittskarten freigeben',
    sold: (count) => many(count, { one: '# Eintrittskarte verkauft', other: '# Eintrittskarten verkauft' }),
    toOrder: 'Bestellung öffnen',
  },
};
