import { run } from '../run.ts';

/** Runs the command; `during` runs once it serves, and then the command is stopped. */
export const command = async (
  args: string[],
  during: (url: string, printed: string) => Promise<void> = async () => undefined,
) => {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    generate: async () => 0,
    stopped: async () => during(/http:\/\/\S+/.exec(out.join(' '))?.[0] ?? '', out.join('\n')),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
};
