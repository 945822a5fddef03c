import { applicationError } from '../../engine/errors.ts';
import type { CallContext, Rule, World } from '../../engine/context.ts';
import { readerRules } from './reader.ts';
import { checkStoreV3 } from './v3/version.ts';

/** Refuses calls for the catalog if the site lacks the store's app (R214). */
const checkApp = ({ state }: World): void => {
  if (!state.settings.storesAppInstalled)
    throw applicationError(
      428,
      'APP_NOT_INSTALLED',
      'The site does not have the app that this call belongs to',
    );
};

/** Refuses calls for the earlier catalog on a site with the newer one (R215, R304). */
const checkEarlier = ({ state }: World): void => {
  if (state.settings.catalogVersion !== 'V1')
    throw applicationError(
      428,
      'CATALOG_V3_CALLING_CATALOG_V1_API',
      'Endpoint belongs to CATALOG_V1, but your site is using CATALOG_V3',
    );
};

const guardedBy = <Name extends string>(
  rules: Readonly<Record<Name, Rule>>,
  run: (name: string, rule: Rule) => Rule,
): Record<Name, Rule> =>
  Object.fromEntries(
    Object.entries<Rule>(rules).map(([name, rule]): [string, Rule] => [name, run(name, rule)]),
  ) as Record<Name, Rule>;

/** Adds the check for the store's app and its earlier catalog to each rule. */
export const ofStore = <Name extends string>(rules: Readonly<Record<Name, Rule>>): Record<Name, Rule> =>
  guardedBy(rules, (_, rule) => (call) => {
    checkApp(call);
    checkEarlier(call);
    return rule(call);
  });

/** The rule that answers a read under the reader prefix on a site with the newer catalog; undefined: none (R309). */
const throughReader = ({ state }: CallContext, name: string, rule: Rule): Rule | undefined => {
  const { readerProducts, readerOthers } = state.settings;
  if (name === 'getProduct' && !readerProducts) return undefined;
  return readerRules[name] ?? (readerOthers ? rule : undefined);
};

/**
 * Adds the checks of {@link ofStore} to each rule of the reader prefix. On a site with the newer catalog, some of these
 * reads are answered nevertheless (R307, R309).
 */
export const ofReader = <Name extends string>(rules: Readonly<Record<Name, Rule>>): Record<Name, Rule> =>
  guardedBy(rules, (name, rule) => (call) => {
    checkApp(call);
    const shim = call.state.settings.catalogVersion === 'V3' ? throughReader(call, name, rule) : undefined;
    if (shim) return shim(call);
    checkEarlier(call);
    return rule(call);
  });

/** Adds the check for the store's app and its newer catalog to each rule. */
export const ofNewerStore = <Name extends string>(rules: Readonly<Record<Name, Rule>>): Record<Name, Rule> =>
  guardedBy(rules, (_, rule) => (call) => {
    checkStoreV3(call);
    return rule(call);
  });
