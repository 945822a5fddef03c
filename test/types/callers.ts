import { apiKey, app, oauth } from '../../src/index.ts';

/** Identities of the clients in the type tests. */
export const shopper = oauth({ clientId: 'shop' });
export const owner = apiKey({ key: 'key' });
export const installed = app({ appId: 'app', appSecret: 'secret', instanceId: 'instance' });

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/**
 * `exactly<string>()(value)` compiles only for a value of exactly this type; `any`, a wider type or a
 * narrower type is an error.
 */
export const exactly =
  <Expected>() =>
  <Given>(_value: Given, ..._claim: Same<Given, Expected> extends true ? [] : [never]): void =>
    undefined;
