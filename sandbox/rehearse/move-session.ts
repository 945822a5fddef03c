import type { Recording } from '../recorder/recording.ts';
import { movedTime, TIME } from '../recorder/times.ts';

const WEEK = 7 * 86_400_000;

const lengthOf = ({ exchanges }: Recording): number => Math.max(0, ...exchanges.map(({ at }) => at));

/**
 * The session as if it had begun some weeks later or earlier: every time in its requests and answers is moved. Whole
 * weeks keep the time of day and the day of the week.
 */
const byWeeks = (recording: Recording, weeks: number): Recording => {
  const text = JSON.stringify(recording);
  return JSON.parse(text.replaceAll(TIME, (time) => movedTime(time, weeks * WEEK))) as Recording;
};

/** The session in the last weeks that end before an instant. */
export const endingBefore = (recording: Recording, instant: number): Recording => {
  const end = Date.parse(recording.startedAt) + lengthOf(recording);
  return byWeeks(recording, Math.ceil((instant - end) / WEEK) - 1);
};

/** The session in the first weeks that begin at an instant or after it. */
export const beginningAt = (recording: Recording, instant: number): Recording =>
  byWeeks(recording, Math.ceil((instant - Date.parse(recording.startedAt)) / WEEK));
