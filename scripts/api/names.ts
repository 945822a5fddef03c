import { moduleOf, type Place } from './module.ts';

/** The place where a name is declared, through all that only passes it on. */
export const origin = (place: Place): Place => {
  if (!place.inside || place.name === '*') return place;
  const { declared, imported } = moduleOf(place.from);
  if (declared.has(place.name)) return place;
  const next = imported.get(place.name) ?? namesOf(place.from).get(place.name);
  if (!next) throw new Error(`${place.from} has no ${place.name}.`);
  return origin(next);
};

/** Everything that a module exports, by name; a name of its own wins over one of `export *`. */
export const namesOf = (file: string): ReadonlyMap<string, Place> => {
  const { exported, stars } = moduleOf(file);
  const all = new Map<string, Place>();
  for (const { from, inside } of stars)
    if (inside) for (const [name, place] of namesOf(from)) all.set(name, place);
    else all.set(`* from ${from}`, { from, inside, name: '*' });
  for (const [name, place] of exported) all.set(name, place);
  return all;
};
