import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { choosePort } from './ports.ts';
import { type Service, Services } from './services.ts';
import { runAll } from '../steps/run-all.ts';
import { commands, project } from '../steps/step.ts';

const usage = `npm start -- [options]
  --port <number>          the playground's port (5173, or the next free one)
  --sandbox-port <number>  the sandbox's port (4010, or the next free one)
  --seed <text>            the sandbox's seed
  --scenario <name>        the sandbox's scenario
  --help                   this text`;

const options = {
  port: { type: 'string' },
  'sandbox-port': { type: 'string' },
  seed: { type: 'string' },
  scenario: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const start = async (): Promise<void> => {
  const { values } = parseArgs({ options, allowPositionals: false });
  if (values.help) return console.log(usage);
  const sandboxPort = await choosePort('sandbox', values['sandbox-port'], 4010);
  const port = await choosePort('playground', values.port, 5173);

  console.log('1 of 2: building the package, which takes a minute or two.');
  const { failed } = await runAll([
    commands({ id: 'build', name: 'build the package', repeat: 'npm run build' }, [
      'node',
      'scripts/build/main.ts',
    ]),
  ]);
  if (failed > 0) throw new Error('The package does not build; the output of the compiler is above.');

  const sandbox: Service = {
    name: 'sandbox',
    url: `http://localhost:${sandboxPort}/`,
    args: [
      'sandbox/hosts/cli/main.ts',
      'sandbox',
      `--port=${sandboxPort}`,
      ...(values.seed === undefined ? [] : [`--seed=${values.seed}`]),
      ...(values.scenario === undefined ? [] : [`--scenario=${values.scenario}`]),
    ],
  };
  const playground: Service = {
    name: 'playground',
    url: `http://localhost:${port}/`,
    args: [
      join(project, 'node_modules/vite/bin/vite.js'),
      'playground',
      `--port=${port}`,
      '--strictPort',
      '--logLevel=warn',
    ],
    env: { VITE_SANDBOX_URL: `http://localhost:${sandboxPort}` },
  };
  console.log('2 of 2: starting the sandbox and the playground.');
  await new Services([sandbox, playground]).run(() =>
    console.log(
      [
        '',
        `  Playground  ${playground.url}`,
        `  Sandbox     ${sandbox.url}`,
        '',
        '  Try first: open the playground, put something into the cart, enter the coupon WELCOME10, and check out.',
        '  Ctrl+C stops both.',
        '',
      ].join('\n'),
    ),
  );
};

try {
  await start();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const unknown = error instanceof TypeError && 'code' in error;
  console.error(`\n${message}${unknown ? `\n\n${usage}` : ''}`);
  process.exitCode = 1;
}
