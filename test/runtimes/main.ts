// `npm run runtimes`: packs the package as for publication, and runs a shop and two sign-ins with it in every runtime that
// SUPPORT.md names, against a sandbox in the same process and against one over HTTP. It installs the runtimes from npm, and needs
// a build. `-- deno` runs one, `-- --list` prints them.
import { Consumer } from '../../scripts/pack/consumer.ts';
import { pack } from '../../scripts/pack/tarball.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { startServer } from '../../sandbox/hosts/http/serve.ts';
import { expected, peers } from './program.ts';
import { runtimes } from './runtimes.ts';
import { runAll } from '../../scripts/steps/run-all.ts';
import { step } from '../../scripts/steps/step.ts';

const args = process.argv.slice(2).map((word) => word.toLowerCase());
const wanted = args.filter((word) => word !== '--list');
const chosen = runtimes.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
);
if (chosen.length === 0) throw new Error(`No runtime is called ${wanted.join(' or ')}.`);
if (args.includes('--list')) {
  for (const { name } of chosen) console.log(name);
  process.exit();
}
const { file } = await pack();
const server = await startServer(createSandbox(), { port: 0 });
using consumer = new Consumer();
await consumer.install(file, ...peers);
const { passed, failed } = await runAll(
  chosen.map((runtime) =>
    // Sequential, because all runtimes are installed into the same folder.
    step(
      { id: runtime.name, name: runtime.name, cores: 'all', repeat: `npm run runtimes -- ${runtime.name}` },
      async () => {
        await consumer.install(runtime.install);
        const words = await runtime.run(consumer, server.url);
        if (words !== expected) throw new Error(`The shop printed ${words}, not ${expected}.`);
      },
    ),
  ),
);
await server.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
