import { effectKinds, type EffectRecord } from '../records/effect.ts';
import type { ClockKind, ClockState } from '../records/clock.ts';
import { clockState, LATEST } from './clock.ts';
import { emptyState } from './empty-state.ts';
import { defaultSettings } from './settings.ts';
import { settingsSchema } from './settings-schema.ts';
import { samples } from './snapshot-parts.ts';
import type { ReceiverRecord, SandboxState } from '../records/state.ts';
import { addressProblem } from './receiver-address.ts';
import { violationsIn } from './validate.ts';
import { plainCopy } from './values/plain-copy.ts';

/** An invalid state of a sandbox of this version; the message lists the problems. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

/** The members whose kind differs from the model; additional members are accepted. */
const differing = (model: object, value: unknown, prefix = ''): string[] => {
  if (kindOf(value) !== 'object')
    return [`${prefix.slice(0, -1) || 'it'} is of kind ${kindOf(value)}, not object`];
  return Object.entries(model).flatMap(([name, part]: [string, unknown]) => {
    const found: unknown = Reflect.get(Object(value), name);
    if (kindOf(found) === kindOf(part)) return [];
    return [
      found === undefined
        ? `${prefix}${name} is missing`
        : `${prefix}${name} is of kind ${kindOf(found)}, not ${kindOf(part)}`,
    ];
  });
};

/** The problems of single records: a missing member that calls rely on, or an effect of an unknown kind. */
const recordFaults = (state: SandboxState): string[] => [
  ...Object.entries(samples).flatMap(([part, sample]) =>
    Object.entries(state[part as keyof typeof samples] ?? {}).flatMap(([key, record]) =>
      differing(sample, record, `${part}.${key}.`),
    ),
  ),
  ...state.receivers.flatMap((receiver: Partial<ReceiverRecord> | null, index) =>
    addressProblem(receiver?.url ?? '') === undefined
      ? []
      : [`receivers.${index}.url is no address without a user`],
  ),
  ...state.effects.flatMap((effect: EffectRecord | null, index) =>
    !effect || effectKinds.includes(effect.kind)
      ? []
      : [`effects.${index}.kind is ${JSON.stringify(effect.kind)}`],
  ),
];

/** The largest number of a state: the last instant that a date can have. */
const MOST = 8.64e15;

/** The numbers that no date, sum or count of a sandbox can be. */
const hugeNumbers = (node: unknown, path: string): string[] => {
  if (typeof node === 'number')
    return Math.abs(node) <= MOST ? [] : [`${path} is ${node}, which is too large`];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => hugeNumbers(value, path ? `${path}.${key}` : key));
};

const clocks: readonly ClockKind[] = ['real-time', 'frozen', 'stepped'];

/** The problems of a clock: its kind, and instants outside of its years. */
const clockFaults = ({ kind, start, offset }: ClockState): string[] => [
  ...(clocks.includes(kind) ? [] : [`clock.kind is ${JSON.stringify(kind)}`]),
  ...(start >= 0 && offset >= 0 && (kind === 'real-time' ? Date.now() : start) + offset <= LATEST
    ? []
    : ['the clock is outside of the years 1970 to 9998']),
];

/**
 * The problems of a state. Every part is checked, and in each record the members that calls rely on: an edited or cut
 * state is refused here and not by a later request.
 */
const faultsOf = (value: unknown, isScenario: (name: string) => boolean): string[] => {
  const model = emptyState('', '', clockState('frozen'), defaultSettings);
  const wrong = differing(model, value);
  if (wrong.length > 0) return wrong;
  const { clock, settings, scenario } = value as SandboxState;
  const version: number = (value as SandboxState).version;
  const missing = Object.keys(model.settings).filter((name) => !Object.hasOwn(settings, name));
  return [
    ...(version === model.version ? [] : [`its version is ${version}, not ${model.version}`]),
    ...differing(model.clock, clock, 'clock.'),
    ...clockFaults(clock),
    ...hugeNumbers(value, ''),
    ...(isScenario(scenario) ? [] : [`there is no scenario ${JSON.stringify(scenario)}`]),
    ...missing.map((name) => `settings.${name} is missing`),
    ...violationsIn(settingsSchema, settings).map(
      ({ field, description }) => `settings.${field} ${description}`,
    ),
    ...recordFaults(value as SandboxState),
  ];
};

/** A copy of a saved state. Throws a SnapshotError that lists what is wrong with it. */
export const stateFrom = (snapshot: unknown, isScenario: (name: string) => boolean): SandboxState => {
  const wrong = faultsOf(snapshot, isScenario);
  if (wrong.length > 0)
    throw new SnapshotError(
      `This is not a state of this version of the sandbox: ${wrong.slice(0, 5).join('; ')}${wrong.length > 5 ? '; and more' : ''}.`,
    );
  return plainCopy(snapshot) as SandboxState;
};
