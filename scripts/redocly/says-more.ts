import { repeats } from './repeats.ts';

interface Location {
  child(parts: string[]): Location;
}

interface Context {
  readonly report: (problem: { message: string; location: Location }) => void;
  readonly location: Location;
}

interface Described {
  readonly $ref?: string;
  readonly description?: string;
}

interface Operation extends Described {
  readonly operationId?: string;
  readonly summary?: string;
}

interface Parameter extends Described {
  readonly name?: string;
}

const complaint = (name: string): string =>
  `The description of "${name}" says no more than the name. Say what a reader cannot guess, or leave it out.`;

/** A description without the announced end that a preprocessor has appended. */
const ownWords = (description: string): string =>
  description.replace(
    /\s*The platform has announced the end of this (call|notification|field) for [^]*$/,
    '',
  );

const judge = (name: string, { description }: Described, place: Location, { report }: Context): void => {
  if (description !== undefined && repeats(ownWords(description) || description, name))
    report({ message: complaint(name), location: place.child(['description']) });
};

const judgeEach = (entries: Readonly<Record<string, Described>>, context: Context): void => {
  for (const [name, entry] of Object.entries(entries))
    judge(name, entry, context.location.child([name]), context);
};

/** Bodies need no description, because their call has one. */
const isBody = (name: string): boolean => /(?:Request|Response)$/.test(name);

const judgeSchemas = (entries: Readonly<Record<string, Described>>, context: Context): void => {
  judgeEach(entries, context);
  for (const [name, { $ref, description }] of Object.entries(entries))
    if ($ref === undefined && description === undefined && !isBody(name))
      context.report({
        message: `The schema "${name}" has no description.`,
        location: context.location.child([name]),
      });
};

/**
 * Refuses descriptions that are empty or only repeat a name in another spelling, and named schemas without a
 * description. An operation needs a description that says more than its summary, which is its title and may
 * repeat the name.
 */
export const saysMore = () => ({
  SchemaProperties: judgeEach,
  NamedSchemas: judgeSchemas,
  NamedResponses: judgeEach,
  Parameter: (parameter: Parameter, context: Context): void =>
    judge(parameter.name ?? '', parameter, context.location, context),
  Tag: (tag: Parameter, context: Context): void => judge(tag.name ?? '', tag, context.location, context),
  Operation: ({ operationId = '', summary = '', description = '' }: Operation, context: Context): void => {
    if (repeats(ownWords(description), operationId, summary))
      context.report({ message: complaint(operationId), location: context.location.child(['operationId']) });
  },
});
