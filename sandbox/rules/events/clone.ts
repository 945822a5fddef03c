import type { CloneEventRequest, NewEvent } from '../../../generated/events-v3/types.ts';
import type { EventRecord, TicketDefinitionRecord } from '../../records/state.ts';
import { daysLater, instantOf, localTime } from '../../engine/values/zone.ts';
import { callerOf, newId, type Rule, type World } from '../../engine/context.ts';
import { ownerValuesOf, withChanges } from './change.ts';
import { checkEvent, checkEventLimit, checkSlug } from './check.ts';
import { definitionsOf } from './find.ts';
import { newEvent, settle } from './make.ts';
import { announceCloned } from './notify.ts';
import { instantAt } from './status.ts';
import { answerWith, eventOfCall } from './call.ts';
import { publish } from './write.ts';

/** The number of days from now, or from the original, to the start of a copy (R136). */
const DAYS = 14;

/** The maximum length of a title. */
const LONGEST_TITLE = 120;

/**
 * cloneEvent (R136): a draft with the form, texts and ticket definitions of the original, two weeks later, with no
 * tickets sold.
 */
export const cloneEvent: Rule = (call) => {
  const original = eventOfCall(call);
  const { event: changes, draft = true, fields, fieldmask } = call.body as CloneEventRequest;
  const start = startOfCopy(call, original);
  const wanted = withChanges(copied(call, original, start), changes, fieldmask?.toString());
  checkEvent(call, wanted);
  const { slug: _, ...seoSettings } = wanted.seoSettings ?? {};
  const slug = changes?.seoSettings?.slug;
  checkSlug(call, slug);
  checkEventLimit(call, 1);
  const event = newEvent(
    call,
    { ...wanted, seoSettings: { ...seoSettings, ...(slug !== undefined && { slug }) } },
    { draft: true, userId: callerOf(call).id, derivedFromId: original.id },
  );
  event.picture = changes?.mainImage ? null : structuredClone(original.picture);
  event.ticketing.salesEndAtStart = original.ticketing.salesEndAtStart;
  event.ticketing.policies = structuredClone(original.ticketing.policies);
  const later = start === undefined ? 0 : start - (instantAt(original, 'startDate') ?? start);
  const ids = definitionsOf(call, original.id).map((definition): [string, string] => [
    definition.id,
    copyDefinition(call, definition, event, later),
  ]);
  if (!draft) publish(call, event);
  settle(call, event);
  announceCloned(call, event, original, Object.fromEntries(ids));
  return answerWith(call, event, fields);
};

/** The start of a copy: two weeks from now at the local time of the original, or two weeks after the original (C3). */
const startOfCopy = ({ state, clock }: World, original: EventRecord): number | undefined => {
  const start = instantAt(original, 'startDate');
  if (start === undefined) return undefined;
  const { timeZoneId = 'UTC' } = original.about.dateAndTimeSettings;
  if (state.settings.cloneDate === 'from-original') return daysLater(start, DAYS, timeZoneId);
  const { hour, minute, second } = localTime(start, timeZoneId);
  const today = localTime(clock.now(), timeZoneId);
  return instantOf({ ...today, day: today.day + DAYS, hour, minute, second }, timeZoneId);
};

const copied = (world: World, original: EventRecord, start: number | undefined): NewEvent => {
  const said = ownerValuesOf(original);
  const { recurringEvents: _, ...dates } = said.dateAndTimeSettings;
  const [from, to] = [instantAt(original, 'startDate'), instantAt(original, 'endDate')];
  return {
    ...said,
    title: titleOfCopy(world, said.title),
    dateAndTimeSettings:
      start === undefined || from === undefined || to === undefined
        ? dates
        : {
            ...dates,
            startDate: new Date(start).toISOString(),
            endDate: new Date(start + to - from).toISOString(),
          },
  };
};

/** The title with the first free number: "Title (1)", "Title (2)". */
const titleOfCopy = ({ state }: World, title: string): string => {
  const taken = new Set(Object.values(state.events).map(({ about }) => about.title));
  const base = title.replace(/ \(\d+\)$/, '');
  for (let number = 1; ; number += 1) {
    const suffix = ` (${number})`;
    const wanted = `${base.slice(0, LONGEST_TITLE - suffix.length)}${suffix}`;
    if (!taken.has(wanted)) return wanted;
  }
};

const copyDefinition = (
  world: World,
  original: TicketDefinitionRecord,
  { id: eventId }: EventRecord,
  later: number,
): string => {
  const id = newId(world, 'ticket-definition');
  const { sale } = original;
  world.state.ticketDefinitions[id] = {
    ...structuredClone(original),
    id,
    eventId,
    held: 0,
    sold: 0,
    sale: sale && {
      ...sale,
      start: sale.start + later,
      end: sale.end === null ? null : sale.end + later,
    },
  };
  return id;
};
