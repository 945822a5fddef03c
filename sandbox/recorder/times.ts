/** An instant or a local time, such as 2026-03-02T09:00:00.000Z. */
export const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?/g;

/** Whether a whole text is a time. */
export const isTime = (text: string): boolean => text.match(TIME)?.[0] === text;

/**
 * A time that is some milliseconds later. A local time stays local, and a time without seconds stays without
 * seconds.
 */
export const movedTime = (time: string, later: number): string => {
  const [, date = '', clock = '', zone] = /^(.+)T(.+?)(Z|[+-]\d\d:\d\d)?$/.exec(time) ?? [];
  const instant = Date.parse(`${date}T${clock}${zone ?? 'Z'}`) + later;
  if (Number.isNaN(instant)) return time;
  const length = date.length + 1 + (clock.includes('.') ? '00:00:00.000'.length : clock.length);
  return `${new Date(instant).toISOString().slice(0, length)}${zone === undefined ? '' : 'Z'}`;
};
