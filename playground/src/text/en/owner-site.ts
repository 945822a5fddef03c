/** Tax rates and the duration of reservations. */
export const ownerSite = {
  ownerSite: {
    site: {
      groups: { holds: 'Held tickets', tax: 'Tax rules' },
      holdEvent: 'Event',
      minutes: 'Minutes',
      minutesHint: (shortest: number, longest: number) =>
        `How long reserved tickets of this event are held, from ${shortest} to ${longest} minutes. This one is a call of the platform.`,
      saveMinutes: 'Save the minutes',
      rates: { standard: 'Standard rate, in percent', reduced: 'Reduced rate, in percent' },
      saveTax: 'Save the rates',
    },
  },
};
