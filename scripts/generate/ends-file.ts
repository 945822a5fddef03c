import type { Operation } from './description.ts';
import { successorOf, type Sunset } from './ends.ts';
import { literal } from './text.ts';

/** The operation, or the sentence, that replaces a call; undefined if the platform names none. */
export const successorText = (sunset: Sunset): string | undefined =>
  successorOf(sunset)?.name ?? sunset.successor;

/** `ends.ts`: the announced ends of calls, apart from their facts, because few clients need them. */
export const endsFile = (
  services: readonly { readonly name: string; readonly operations: readonly Operation[] }[],
): string => {
  const rows = services.flatMap(({ name: service, operations }) =>
    operations.flatMap(({ id, sunset }) =>
      sunset
        ? [
            `  [${literal(id)}, ${literal({ service, date: sunset.date, successor: successorText(sunset) })}],`,
          ]
        : [],
    ),
  );
  return `import type { ServiceName } from './services.ts';

/** The announced end of a call. */
export interface AnnouncedEnd {
  readonly service: ServiceName;
  /** The announced day, such as \`2027-02-01\`. The platform may change it. */
  readonly date: string;
  /** The operation that replaces the call, or a sentence about the successor; undefined if the platform names none. */
  readonly successor?: string;
}

/** The calls whose end the platform has announced, by operation id. */
export const announcedEnds: ReadonlyMap<string, AnnouncedEnd> = /*#__PURE__*/ new Map<string, AnnouncedEnd>([
${rows.join('\n')}
]);
`;
};
