import { FAULT_FORM } from '../../engine/faults/text.ts';
import { DEFAULT_SCENARIO, scenarioList } from '../../seeds/scenarios.ts';
import { DEFAULT_OWNER_KEY } from '../../engine/settings.ts';
import { settingsHelp } from './settings-help.ts';

/** The help of the command. */
export const commandHelp = `Usage: vitrine <command> [flags]

Commands:
  sandbox    serves the simulated platform over HTTP
  replay     repeats the calls of a recorded session and compares the answers
  rehearse   repeats them before and after each announced end of a call, and reports the calls that change
  generate   writes types, operations, queries, schemas and mocks from descriptions of your own

Flags:
  --help     this text; "vitrine <command> --help" has more`;

/** The help of `vitrine sandbox`. */
export const sandboxHelp = `Usage: vitrine sandbox [flags]

Serves the simulated platform: every call of every service, hosted pages, mails and notifications, with a clock.

Flags:
  --port <number>    port to listen on, 0 for any free port (4010)
  --pages-port <n>   separate port for the hosted pages, 0 for any free port (the same port)
  --host <name>      address to listen on (127.0.0.1, this machine only)
  --seed <text>      source of ids, tokens and pictures (42)
  --scenario <name>  initial state of the site (${DEFAULT_SCENARIO})
  --clock <kind>     real-time, frozen or stepped (real-time)
  --start <instant>  start of a frozen or stepped clock, such as 2026-06-01T18:00:00Z (2026-03-02T09:00:00Z)
  --data <folder>    keeps the state across restarts: each change is written before its request is answered
  --record <file>    records the calls without secrets and writes the file when the sandbox stops
  --from <file>      the site of a recording in place of a scenario
  --allow <origin>   one more origin that callbacks may lead to, such as https://shop.example.org
  --allow-host <name> one more host name that may make control calls and read mails, such as that of a container
  --set <name=value> a setting of the site, such as currency=USD or strict=true; all are listed below
  --webhook <url>    an address that gets every notification, signed
  --fault <fault>    a fault on purpose, such as "addToCurrentCart lostAnswer times=1"
  --log              prints each request: time, status, method, path, operation, code of a refusal
  --detached         keeps running after the program that started it has ended, such as the shell of a pipeline step
  --help             this text

--allow, --allow-host, --set, --webhook and --fault can be given several times.
A fault: ${FAULT_FORM}

The owner calls with the API key ${DEFAULT_OWNER_KEY}, members and visitors with any client id.
Mails are shown at /platform/mails. GET /sandbox lists the control calls: time, faults, mails, notifications, receivers, state.

Scenarios:
${scenarioList.map(({ name, about }) => `  ${name.padEnd(20)} ${about}`).join('\n')}

Settings, with their values and (defaults); lists and objects are given as JSON:
${settingsHelp}`;
