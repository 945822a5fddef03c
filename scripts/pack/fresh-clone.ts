import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { project, run, step, type Step } from '../steps/step.ts';
import { Consumer } from './consumer.ts';
import { follow } from './follow.ts';
import { PACKED } from './tarball.ts';

/** Copies the files of the project that git tracks or would track, with the installed packages, and without a build. */
const clones = (folder: string): void => {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: project, encoding: 'utf8' }).split('\0');
  for (const file of files) if (file) cpSync(join(project, file), join(folder, file));
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
};

/** Types the first command of README.md in a clone without a build, then the command that it prints, then the rest of the page. */
export const packsInClone: Step = step(
  {
    id: 'fresh-clone',
    name: 'a fresh clone writes the package, the printed command installs it, and the README works beside the clone',
    cores: 'all',
  },
  async () => {
    using consumer = new Consumer();
    clones(consumer.clone);
    const packed = await run('npm', ['run', 'pack'], {}, consumer.clone);
    if (packed.code !== 0) throw new Error(`"npm run pack" fails in a fresh clone:\n${packed.output}`);
    const [line = ''] = /^ +npm install .+$/m.exec(packed.output) ?? [];
    const installed = await consumer.run('sh', ['-c', line]);
    if (line === '' || installed.code !== 0)
      throw new Error(`"npm run pack" prints no command that works:\n${packed.output}\n${installed.output}`);
    await using _readme = await follow('README.md', consumer, join(consumer.clone, PACKED));
  },
);
