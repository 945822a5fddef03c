import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandProblem } from './problem.ts';

/** Reads the flags of a command. Throws a CommandProblem with exit code 2 that lists the flags. */
export const readFlags = <Flags extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Flags,
  allowPositionals = true,
) => {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals });
  } catch (error) {
    const what =
      error instanceof Error ? (error.message.split('. ')[0] ?? '').replace(/\.$/, '') : 'A flag is wrong';
    throw new CommandProblem(`${what}. The flags are --${Object.keys(options).join(', --')}.`, 2);
  }
};
