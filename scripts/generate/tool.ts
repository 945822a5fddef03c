import { execFile } from 'node:child_process';
import { isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from './problem.ts';

/**
 * Runs a command in a folder: the name of an installed one, or a path.
 * @param signal Stops the command; the promise settles when its process has ended.
 * @throws Problem with the output of the command if it fails or is stopped.
 */
export const runTool = async (
  project: string,
  command: string,
  args: string[],
  what: string,
  signal?: AbortSignal,
): Promise<void> => {
  try {
    const running = promisify(execFile)(
      isAbsolute(command) ? command : join(project, 'node_modules/.bin', command),
      args,
      {
        cwd: project,
        env: {
          ...process.env,
          REDOCLY_TELEMETRY: 'off',
          REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
          NO_COLOR: '1',
        },
      },
    );
    signal?.addEventListener('abort', () => running.child.kill());
    await running;
  } catch (cause) {
    const output =
      cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : messageOf(cause);
    throw new Problem(`${what}:\n${withoutProgress(output, project)}`, { cause });
  }
};

/** The output of a tool without its progress lines, and with paths relative to the project. */
const withoutProgress = (output: string, project: string): string =>
  output
    .split('\n')
    .filter((line) => !/^bundling .*\.\.\.$|Created a bundle for/.test(line))
    .join('\n')
    .replaceAll(`${project}/`, '')
    .trim();

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
