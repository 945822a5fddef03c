import { effectKinds, type EffectRecord } from '../records/effect.ts';
import { clockState } from './clock.ts';
import { emptyState } from './empty-state.ts';
import { defaultSettings } from './settings.ts';
import { settingsSchema } from './settings-schema.ts';
import { samples } from './snapshot-parts.ts';
import type { SandboxState } from '../records/state.ts';
import { violationsIn } from './validate.ts';

/** Something that is no state of a sandbox of this version; the message says what is wrong with it. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

/** The members that differ in kind from those of a model; members that only the value has are let be. */
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

/** What is wrong with the records of the parts: each has what calls rely on, and nothing is due that there is no effect for. */
const recordFaults = (state: SandboxState): string[] => [
  ...Object.entries(samples).flatMap(([part, sample]) =>
    Object.entries(state[part as keyof typeof samples] ?? {}).flatMap(([key, record]) =>
      differing(sample, record, `${part}.${key}.`),
    ),
  ),
  ...state.effects.flatMap((effect: EffectRecord | null, index) =>
    !effect || effectKinds.includes(effect.kind)
      ? []
      : [`effects.${index}.kind is ${JSON.stringify(effect.kind)}`],
  ),
];

/**
 * Every part is looked at, and so is what calls rely on in each of its records: a state that was edited or cut is refused
 * here and not on some later request.
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
      `This is no state of this version of the sandbox: ${wrong.slice(0, 5).join('; ')}${wrong.length > 5 ? '; and more' : ''}.`,
    );
  return structuredClone(snapshot) as SandboxState;
};
