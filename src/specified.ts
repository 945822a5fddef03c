import { signInErrors } from '../generated/errors.ts';
import type { facts as graph } from '../generated/graphql/facts.ts';
import {
  COOKIE_PATH,
  INVALID_STATE,
  MEMBER_TOKENS_FAILED,
  MISSING_CODE_OR_STATE,
  PKCE_CHARACTERS,
  PKCE_LONGEST,
  PKCE_METHOD,
  PKCE_SHORTEST,
  PKCE_USUAL,
  pkceLengthMessage,
  SILENT_SIGN_IN_MS,
  SILENT_SIGN_IN_TIMED_OUT,
  TOKEN_TIME_UNIT_MS,
  TOKENS_FAILED,
  UNKNOWN_STATE,
} from './session/literals.ts';
import { INVALID_ARGUMENT, SYSTEM_ERROR_OCCURRED } from './core/errors/normalize.ts';
import { severities, suggestedFixes, violatedRules } from './core/errors/rules.ts';
import { LONGEST_QUERY } from './core/long-query.ts';
import { notFinite } from './core/prepare.ts';
import { FIRST_OFFSET, PAGE_SIZE, queryDefaults } from './core/query-defaults.ts';

type GraphVersion = (typeof graph)['operations']['graphql']['pathDefaults']['apiVersion'];

/** A function, because bundlers keep an unused table that reads members of other tables. */
const table = () =>
  ({
    /** Point 5. */
    validation: {
      /** Rules that a server says a field broke. */
      rules: violatedRules,
      severities,
      suggestedFixes,
      /** Text in a request for numbers that JSON cannot represent. */
      notFinite,
      pkce: {
        shortest: PKCE_SHORTEST,
        longest: PKCE_LONGEST,
        usual: PKCE_USUAL,
        characters: PKCE_CHARACTERS,
        method: PKCE_METHOD,
        /** The message for a verifier of another length. */
        lengthMessage: pkceLengthMessage,
      },
      missingCodeOrState: MISSING_CODE_OR_STATE,
      invalidState: INVALID_STATE,
      /** Failure code of registering when the e-mail field is not valid. */
      invalidEmailField: signInErrors.register.emailViolation,
      /** A longer query goes by the fallback form of its call. */
      longestQuery: LONGEST_QUERY,
    },
    /** Point 8. */
    errors: {
      validationCode: INVALID_ARGUMENT,
      systemMessage: SYSTEM_ERROR_OCCURRED,
      /** By application code. */
      registration: signInErrors.register.codes,
      /** By application code. */
      login: signInErrors.login.codes,
      /** For every code that `login` does not have. */
      otherLogin: signInErrors.login.otherwise,
      memberTokensFailed: MEMBER_TOKENS_FAILED,
      silentSignInTimedOut: SILENT_SIGN_IN_TIMED_OUT,
      unknownState: UNKNOWN_STATE,
      invalidState: INVALID_STATE,
      missingCodeOrState: MISSING_CODE_OR_STATE,
      tokensFailed: TOKENS_FAILED,
    },
    /** Point 9, and the version of the graph query of point 7. */
    limits: {
      pageSize: PAGE_SIZE,
      firstOffset: FIRST_OFFSET,
      silentSignIn: SILENT_SIGN_IN_MS,
      /** Token expiry is counted in seconds. */
      tokenTimeUnit: TOKEN_TIME_UNIT_MS,
      cookiePath: COOKIE_PATH,
      dataCache: queryDefaults,
      graphVersion: 'alpha' satisfies GraphVersion,
    },
  }) as const;

/**
 * Every message, code, limit and default that the specification fixes in its points 5, 8 and 9, in one table. Each
 * comes from the place that obeys it. Times are in milliseconds, lengths in characters.
 */
export const specified = /* @__PURE__ */ table();
