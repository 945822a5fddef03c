const SECOND = 1000;

/** A duration as hours, minutes and seconds, such as "3:59:12" or "4:07"; never negative. */
export const durationText = (milliseconds: number, locale: string): string => {
  const whole = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const one = new Intl.NumberFormat(locale, { useGrouping: false });
  return hours > 0
    ? `${one.format(hours)}:${two.format(minutes)}:${two.format(seconds)}`
    : `${one.format(minutes)}:${two.format(seconds)}`;
};
