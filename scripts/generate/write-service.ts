import { writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { generate as orval } from 'orval';
import { orvalOutputs } from '../../orval.config.ts';
import type { Description, Operation, OwnerOf, Webhook } from './description.ts';
import { factsFile } from './facts-file.ts';
import { finish } from './finish.ts';
import { finishNotifications } from './finish-notifications.ts';
import { withLooseAnswers } from './loose-answers.ts';
import { Problem } from './problem.ts';
import type { StandIns } from './stand-ins.ts';

/** A service whose bundled description is a file in its target folder. */
export interface DescribedService {
  readonly name: string;
  readonly bundle: string;
  readonly description: Description;
  readonly operations: readonly Operation[];
  readonly ownerOf: OwnerOf;
  /** References of the components that any service sends, so that a message has the same type in all services. */
  readonly sent: ReadonlySet<string>;
  readonly webhooks: readonly Webhook[];
  /** The first lines of its files. */
  readonly heading: string;
  /** Whether the zod schemas of answers read tolerantly. */
  readonly looseAnswers: boolean;
  /** The description's file, for messages. */
  readonly source: string;
}

/**
 * Writes the operations of one service, their queries, mocks, schemas and facts, beside its bundled description. Its
 * types stay in orval's folder until all services are written.
 * @param workspace Folder to which the paths that orval gets are relative.
 * @param standIns Words for texts in the written files; the caller replaces them by the texts.
 * @throws Problem if orval cannot read the description.
 */
export const writeService = async (
  workspace: string,
  service: DescribedService,
  standIns: StandIns,
): Promise<void> => {
  const {
    name,
    bundle: file,
    description,
    operations,
    ownerOf,
    webhooks,
    heading,
    source,
    looseAnswers,
  } = service;
  const folder = dirname(file);
  const { description: answers, received } = looseAnswers
    ? withLooseAnswers(description)
    : { description, received: new Set<string>() };
  const outputs = orvalOutputs({
    name,
    description,
    answers,
    operations,
    ownerOf,
    folder: relative(workspace, folder),
    standIns,
  });
  // A description that has only notifications has messages, but no operations.
  const wanted = operations.length > 0 ? outputs : { model: outputs.operations, zod: outputs.zod };
  for (const [output, options] of Object.entries(wanted)) {
    const failure = (await printed(() => orval(options, workspace))).find((line) => line.includes('🛑'));
    if (failure)
      throw new Problem(
        `${source}: orval cannot write the ${output}: ${failure.replaceAll(`${workspace}/`, '')}`,
      );
  }
  if (operations.length > 0) finish(folder, heading, answers, received);
  else finishNotifications(folder, heading, webhooks, received);
  if (operations.length > 0) writeFileSync(join(folder, 'facts.ts'), heading + factsFile(name, operations));
};

/** Collects the output of orval, which prints its failures instead of throwing them. */
const printed = async (work: () => Promise<void>): Promise<string[]> => {
  const lines: string[] = [];
  const { log, error } = console;
  console.log = console.error = (...parts: unknown[]) => lines.push(parts.join(' '));
  try {
    await work();
  } finally {
    Object.assign(console, { log, error });
  }
  return lines;
};
