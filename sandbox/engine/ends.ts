import { type AnnouncedEnd, announcedEnds } from '../../generated/ends.ts';
import type { NotificationType } from '../../generated/notifications/index.ts';
import type { World } from './context.ts';
import { schedule } from './due-effects.ts';
import { applicationError, PlatformError } from './errors.ts';

/** Calls that end together, with the setting for their answers after the end (R643). */
interface EndingFamily {
  readonly setting: 'cartsEnd' | 'reservationsEnd';
  /** Start of the types of the notifications that end with the calls (R640, R644). */
  readonly notifications: string;
}

/** The families by the service of their calls. Other calls have no announced end (R647). */
const families: Readonly<Record<string, EndingFamily>> = {
  carts: { setting: 'cartsEnd', notifications: 'wix.ecom.v1.cart_' },
  ticketing: { setting: 'reservationsEnd', notifications: 'wix.events.ticketing.events.Reservation' },
};

/** The first instant after the end: midnight UTC of the announced day (R642). */
const instantOf = ({ date }: Pick<AnnouncedEnd, 'date'>): number => Date.parse(`${date}T00:00:00.000Z`);

const hasPassed = ({ clock }: World, end: AnnouncedEnd): boolean => clock.now() >= instantOf(end);

/**
 * Logs the announced end of a call (R641), and refuses the call after the end if the settings say so: with
 * 404 without a code, as for a path that the platform does not have, or with 410 (R642, R643).
 */
export const checkEnd = (world: World, operation: string, tell: (text: string) => void): void => {
  const end = announcedEnds.get(operation);
  const family = end && families[end.service];
  if (!family) return;
  const { date, successor = null } = end;
  const way = world.state.settings[family.setting];
  const after = hasPassed(world, end) ? `; the day has passed, and ${family.setting} is ${way}` : '';
  tell(`${operation}: announced end ${date}, successor: ${successor ?? 'not named'}${after}`);
  if (after === '' || way === 'works') return;
  if (way === 'gone')
    throw applicationError(410, 'API_REMOVED', `This call was removed on ${date}`, {
      removedOn: date,
      successor,
    });
  throw new PlatformError(404, '', { message: '', details: {} });
};

/**
 * A message without the fields whose announced day has passed, if the settings leave them out (R648). A request with such
 * a field is accepted, and the field is ignored.
 */
export const withoutEnded = (
  { state, clock }: World,
  fields: readonly (readonly [path: string, date: string])[] = [],
  message: unknown,
): unknown => {
  if (state.settings.endedFields === 'given') return message;
  const past = fields.filter(([, date]) => clock.now() >= instantOf({ date }));
  if (past.length === 0) return message;
  const copy = structuredClone(message);
  for (const [path] of past) removeAt(copy, path.replaceAll('[]', '.[]').split('.'));
  return copy;
};

const removeAt = (value: unknown, [first = '', ...rest]: readonly string[]): void => {
  if (typeof value !== 'object' || value === null) return;
  if (first === '[]') for (const entry of Object.values(value)) removeAt(entry, rest);
  else if (rest.length > 0) removeAt(Reflect.get(value, first), rest);
  else Reflect.deleteProperty(value, first);
};

/** The families with the end of their calls, which all end on one day. */
const endings = Object.entries(families).flatMap(([service, family]) => {
  const end = [...announcedEnds.values()].find((one) => one.service === service);
  return end ? [{ ...family, end }] : [];
});

/** Whether notifications of a type have stopped (R644). */
export const isSilenced = (world: World, eventType: NotificationType): boolean =>
  endings.some(
    ({ setting, notifications, end }) =>
      eventType.startsWith(notifications) &&
      world.state.settings[setting] !== 'works' &&
      hasPassed(world, end),
  );

/** Enters the ends that are still to come into the calendar of due effects, so that the clock stops at each (R646). */
export const scheduleEnds = (world: World): void => {
  for (const { setting, end } of endings)
    if (!hasPassed(world, end)) schedule(world, { at: instantOf(end), kind: 'calls-end', id: setting });
};
