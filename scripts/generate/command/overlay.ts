import { type JSONPathNode, query } from 'json-p3';
import { isNode } from '../reached.ts';
import type { Problem } from '../problem.ts';
import { checkClosed } from '../sources/check-closed.ts';
import type { Path, Source } from '../sources/yaml-file.ts';

/** One action of an overlay, in the form of OpenAPI Overlay 1.0. */
interface Action {
  /** A JSONPath (RFC 9535) to the objects and lists that the action changes. */
  readonly target: string;
  readonly description?: string;
  /** Merged into each object, or appended to each list. */
  readonly update?: unknown;
  readonly remove?: boolean;
}

/** A validated overlay. */
export interface Overlay {
  readonly source: Source;
  /** The description that it corrects. */
  readonly extends: string | undefined;
  readonly actions: readonly Action[];
}

const members = ['overlay', 'info', 'extends', 'actions'];
const membersOfAction = ['target', 'description', 'update', 'remove'];

/**
 * Reads an overlay.
 * @throws Problem with file, line and excerpt of the first mistake.
 */
export const readOverlay = (source: Source): Overlay => {
  checkClosed(source, () => undefined);
  const given = (isNode(source.value) ? source.value : {}) as Record<string, unknown>;
  const { overlay, actions, extends: target } = given;
  if (typeof overlay !== 'string' || !overlay.startsWith('1.0'))
    throw source.problem(['overlay'], 'an overlay begins with "overlay: 1.0.0".');
  checkMembers(source, [], given, members);
  if (target !== undefined && typeof target !== 'string')
    throw source.problem(['extends'], '"extends" is the path of the description that the overlay corrects.');
  if (!Array.isArray(actions) || actions.length === 0)
    throw source.problem(['actions'], 'an overlay needs "actions", a list of corrections.');
  return { source, extends: target, actions: actions.map((action, at) => readAction(source, at, action)) };
};

const readAction = (source: Source, at: number, action: unknown): Action => {
  const stop = (key: string, sentence: string): Problem => source.problem(['actions', at, key], sentence);
  if (!isNode(action)) throw stop('target', 'an action needs "target", and "update" or "remove: true".');
  checkMembers(source, ['actions', at], action, membersOfAction);
  const { target, update, remove } = action;
  if (typeof target !== 'string')
    throw stop('target', `an action needs "target", a JSONPath such as "$.paths['/items'].get".`);
  try {
    query(target, {});
  } catch (error) {
    throw stop('target', `"${target}" is not a JSONPath: ${(error as Error).message}.`);
  }
  if (remove !== undefined && typeof remove !== 'boolean') throw stop('remove', '"remove" is true or false.');
  if (update === undefined && remove !== true)
    throw stop('target', 'an action needs "update", with the corrected members, or "remove: true".');
  return action as unknown as Action;
};

const checkMembers = (source: Source, path: Path, node: object, known: readonly string[]): void => {
  const odd = Object.keys(node).find((key) => !known.includes(key) && !key.startsWith('x-'));
  if (odd !== undefined)
    throw source.problem([...path, odd], `"${odd}" is not known here. Known: ${known.join(', ')}.`);
};

/** A place that an action has changed. */
interface Change {
  readonly overlay: Overlay;
  readonly action: number;
  readonly path: Path;
}

/** A description with the corrections of an overlay. */
export interface Corrected {
  readonly source: Source;
  /** The actions that changed something. */
  readonly applied: ReadonlySet<Action>;
}

/**
 * Applies the actions of an overlay in their order. A mistake in a corrected place is reported at the correction.
 * @throws Problem with file, line and excerpt of the action that cannot be applied.
 */
export const correct = (overlay: Overlay, source: Source): Corrected => {
  const value = structuredClone(source.value) as object;
  const changes: Change[] = [];
  overlay.actions.forEach((action, at) => {
    // Start with the last place, so that the other places in the same list do not move.
    const found = [...query(action.target, value as never)].toReversed();
    for (const { location } of found) {
      changes.push({ overlay, action: at, path: location });
      if (action.remove) removeAt(overlay, at, value, location);
      else updateAt(overlay, at, value, location);
    }
  });
  return {
    source: withChanges(source, value, changes),
    applied: new Set(changes.map(({ action }) => overlay.actions[action] as Action)),
  };
};

const parentOf = (value: object, path: JSONPathNode['location']): Record<string | number, unknown> =>
  path
    .slice(0, -1)
    .reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], value) as Record<
    string | number,
    unknown
  >;

const removeAt = ({ source }: Overlay, at: number, value: object, path: JSONPathNode['location']): void => {
  const key = path.at(-1);
  if (key === undefined)
    throw source.problem(['actions', at, 'target'], 'the whole description cannot be removed.');
  const parent = parentOf(value, path);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
};

const updateAt = (overlay: Overlay, at: number, value: object, path: JSONPathNode['location']): void => {
  const key = path.at(-1);
  const target = key === undefined ? value : parentOf(value, path)[key];
  const { update } = overlay.actions[at] as Action;
  const stop = (sentence: string): Problem => overlay.source.problem(['actions', at, 'target'], sentence);
  if (Array.isArray(target)) target.push(...[structuredClone(update)].flat());
  else if (!isNode(target))
    throw stop(`the target is ${JSON.stringify(target)}, but an action updates an object or a list.`);
  else if (!isNode(update) || Array.isArray(update))
    throw stop('the target is an object, so "update" must be an object with the corrected members.');
  else merge(target, update);
};

/** Merges objects at any depth. Entries of a list are appended, every other value is replaced. */
const merge = (target: Record<string, unknown>, update: Record<string, unknown>): void => {
  for (const [key, value] of Object.entries(update)) {
    const old = Object.hasOwn(target, key) ? target[key] : undefined;
    if (Array.isArray(old) && Array.isArray(value)) old.push(...structuredClone(value));
    else if (isNode(old) && isNode(value) && !Array.isArray(old) && !Array.isArray(value)) merge(old, value);
    else target[key] = structuredClone(value);
  }
};

const startsWith = (path: Path, start: Path): boolean => start.every((key, at) => path[at] === key);

const has = (node: unknown, [key, ...rest]: Path): boolean =>
  key === undefined || (isNode(node) && Object.hasOwn(node, key) && has(node[key as string], rest));

const withChanges = (source: Source, value: unknown, changes: readonly Change[]): Source => ({
  name: source.name,
  value,
  problem: (path, sentence) => {
    const change = changes.findLast(
      ({ overlay, action, path: place }) =>
        startsWith(path, place) && has(overlay.actions[action]?.update, path.slice(place.length)),
    );
    if (!change) return source.problem(path, sentence);
    const { overlay, action, path: place } = change;
    return overlay.source.problem(['actions', action, 'update', ...path.slice(place.length)], sentence);
  },
});
