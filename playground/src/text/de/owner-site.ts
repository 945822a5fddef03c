import type { ownerSite as English } from '../en/owner-site.ts';

/** Rates of tax and the time that tickets are held. */
export const ownerSite: typeof English = {
  ownerSite: {
    site: {
      groups: { holds: 'Reservierte Eintrittskarten', tax: 'Steuersätze' },
      holdEvent: 'Event',
      minutes: 'Minuten',
      minutesHint: (shortest, longest) =>
        `Wie lange Eintrittskarten dieses Events reserviert bleiben, von ${shortest} bis ${longest} Minuten. Dies ist ein Aufruf der Plattform.`,
      saveMinutes: 'Minuten speichern',
      rates: { standard: 'Normalsatz in Prozent', reduced: 'Ermäßigter Satz in Prozent' },
      saveTax: 'Steuersätze speichern',
    },
  },
};
