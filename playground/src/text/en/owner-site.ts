/** Tax rates and the duration of reservations. */
export const ownerSite = {
  ownerSite: {
    site: {
      groups: { holds: 'Reserved tickets', tax: 'Tax rules' },
      holdEvent: 'Event',
      minutes: 'Minutes',
      minutesHint: (shortest: number, longest: number) =>
        `How long tickets of this event stay reserved, from ${shortest} to ${longest} minutes. Saved by a call of the platform.`,
      saveMinutes: 'Save the minutes',
      rates: { standard: 'Standard rate, in percent', reduced: 'Reduced rate, in percent' },
      saveTax: 'Save the rates',
    },
  },
};
