import { FAULT_FORM } from '../../engine/faults/text.ts';
import { DEFAULT_SCENARIO, scenarioList } from '../../seeds/scenarios.ts';
import { DEFAULT_OWNER_KEY } from '../../engine/settings.ts';
import { settingsHelp } from './settings-help.ts';

/** The help of the command. */
export const commandHelp = `Usage: vitrine <command> [flags]

Commands:
  sandbox    serves the simulated platform over HTTP
  replay     makes the calls of a recorded session again and compares the answers

Flags:
  --help     this text; "vitrine sandbox --help" and "vitrine replay --help" tell more`;

/** The help of `vitrine sandbox`. */
export const sandboxHelp = `Usage: vitrine sandbox [flags]

Serves the simulated platform: every call of every service, hosted pages, mails and notifications, with a clock.

Flags:
  --port <number>    port to listen on, 0 for any free one (4010)
  --pages-port <n>   port of their own for the hosted pages, 0 for any free one (the same port)
  --host <name>      address to listen on (127.0.0.1, this machine only)
  --seed <text>      where ids, tokens and pictures come from (42)
  --scenario <name>  what the site looks like at the start (${DEFAULT_SCENARIO})
  --clock <kind>     real-time, frozen or stepped (real-time)
  --start <instant>  where a frozen or stepped clock starts, such as 2026-06-01T18:00:00Z (2026-03-02T09:00:00Z)
  --data <folder>    keeps the state over restarts: each change is written down before it is answered
  --record <file>    writes the calls down when the sandbox stops, without their secrets
  --from <file>      a site like the one that a recording has seen, in place of a scenario
  --allow <origin>   one more origin that callbacks may lead to, such as https://shop.example.org
  --set <name=value> a setting of the site, such as currency=USD or strict=true; all are listed below
  --webhook <url>    an address that every notification is posted to, signed
  --fault <fault>    something that goes wrong on purpose, such as "addToCurrentCart lostAnswer times=1"
  --log              prints each request: time, status, method, path, operation, code of a refusal
  --detached         goes on when the program that started it has ended, such as the shell of one step of a pipeline
  --help             this text

--allow, --set, --webhook and --fault can be given several times.
A fault: ${FAULT_FORM}

Its owner calls with the API key ${DEFAULT_OWNER_KEY}, its members and visitors with any client id.
Its mails can be read at /platform/mails. GET /sandbox lists the calls that control it: time, faults, mails, notifications, receivers, state.

Scenarios:
${scenarioList.map(({ name, about }) => `  ${name.padEnd(20)} ${about}`).join('\n')}

Settings, with their values and (defaults); lists and objects are given as JSON:
${settingsHelp}`;
