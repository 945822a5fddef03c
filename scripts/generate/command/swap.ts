import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolders } from '../../../sandbox/hosts/cli/data/make-folders.ts';
import { Problem } from '../problem.ts';

/**
 * Lets `write` fill a new folder, and puts it in the place of `target`. After a failure `target` is
 * unchanged.
 * @param write Fills a folder; returns the part of it to be kept.
 * @throws Problem if `target` has files that this command did not write, or if nothing can be written there.
 */
export const swapFolder = async (
  target: string,
  shown: string,
  write: (draft: string) => Promise<string>,
): Promise<void> => {
  checkOwned(target, shown);
  const draft = draftBeside(target, shown);
  try {
    const written = await write(join(draft, 'new'));
    replaceFolder(target, written, join(draft, 'old'));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/** Makes a folder beside `target`, on the same disk. */
const draftBeside = (target: string, shown: string): string => {
  try {
    makeFolders(dirname(target));
    return mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  } catch (cause) {
    // The message of Node names the call and a folder that the reader does not know.
    const [, reason] = /^\w+: ([^,]+),/.exec(cause instanceof Error ? cause.message : '') ?? [];
    throw reason ? new Problem(`${shown} cannot be written: ${reason}.`) : cause;
  }
};

/** Moves `written` to `target`. If that fails, the previous folder returns from `aside` to its place. */
const replaceFolder = (target: string, written: string, aside: string): void => {
  const hasOld = existsSync(target);
  if (hasOld) renameSync(target, aside);
  try {
    renameSync(written, target);
  } catch (cause) {
    if (hasOld) renameSync(aside, target);
    throw cause;
  }
};

const checkOwned = (target: string, shown: string): void => {
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory()) throw new Problem(`${shown} is a file. Give --out a folder.`);
  const strange = strangeIn(target);
  if (strange !== undefined)
    throw new Problem(
      `${shown} has the file ${strange}, which this command did not write. Give --out a folder of its own.`,
    );
};

/** The name of the first file that this command did not write. The search ends there: the folder may be a whole disk. */
const strangeIn = (folder: string): string | undefined => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const found = entry.isDirectory() ? strangeIn(path) : isWritten(path) ? undefined : entry.name;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Anything but a file, such as a device, is not read: it might have no end. */
const isWritten = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true &&
  /^\/\/ Generated from .+ by `npx vitrine generate`\.\n/.test(readFileSync(file, 'utf8'));
