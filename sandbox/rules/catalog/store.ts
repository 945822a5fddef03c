import { applicationError } from '../../engine/errors.ts';
import type { Rule, World } from '../../engine/context.ts';

/**
 * Refuses calls for the catalog if the site lacks the store's app (R214), or if its store has the newer catalog (R215).
 */
const checkStore = ({ state }: World): void => {
  const { storesAppInstalled, catalogVersion } = state.settings;
  if (!storesAppInstalled)
    throw applicationError(
      428,
      'APP_NOT_INSTALLED',
      'The site does not have the app that this call belongs to',
    );
  if (catalogVersion !== 'V1')
    throw applicationError(
      428,
      'CATALOG_V3_CALLING_CATALOG_V1_API',
      'This call is for stores with the earlier catalog',
    );
};

/** Adds the check for the store's app and catalog version to each rule. */
export const ofStore = <Name extends string>(rules: Readonly<Record<Name, Rule>>): Record<Name, Rule> => {
  const guarded = Object.entries<Rule>(rules).map(([name, rule]): [string, Rule] => [
    name,
    (call) => {
      checkStore(call);
      return rule(call);
    },
  ]);
  return Object.fromEntries(guarded) as Record<Name, Rule>;
};
