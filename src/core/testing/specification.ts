/**
 * The literals of points 5, 8 and 9 of the specification, copied only from its text: the point, the key in `specified`,
 * and the value. The graph version is in point 7.
 */
export const specification: readonly (readonly [point: number, place: string, value: unknown])[] = [
  [
    5,
    'validation.rules',
    (
      'VALIDATION OTHER MAX MIN MAX_LENGTH MIN_LENGTH MAX_SIZE MIN_SIZE FORMAT DECIMAL_LTE DECIMAL_GTE DECIMAL_LT ' +
      'DECIMAL_GT DECIMAL_MAX_SCALE INVALID_ENUM_VALUE REQUIRED_FIELD FIELD_NOT_ALLOWED ONE_OF_ALIGNMENT ' +
      'EXACT_LENGTH EXACT_SIZE'
    ).split(' '),
  ],
  [5, 'validation.severities', ['WARNING', 'ERROR']],
  [5, 'validation.suggestedFixes', ['REMOVE_LINE_ITEM']],
  [5, 'validation.notFinite', ['NaN', 'Infinity', '-Infinity']],
  [5, 'validation.pkce.shortest', 43],
  [5, 'validation.pkce.longest', 128],
  [5, 'validation.pkce.usual', 43],
  [5, 'validation.pkce.method', 'S256'],
  [5, 'validation.pkce.characters', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'],
  [5, 'validation.missingCodeOrState', 'Missing code or _state'],
  [5, 'validation.invalidState', 'Invalid _state'],
  [5, 'validation.invalidEmailField', 'invalidEmail'],
  [5, 'validation.longestQuery', 4000],
  [8, 'errors.validationCode', 'INVALID_ARGUMENT'],
  [8, 'errors.systemMessage', 'System error occurred'],
  [8, 'errors.registration.-19971', 'missingCaptchaToken'],
  [8, 'errors.registration.-19995', 'emailAlreadyExists'],
  [8, 'errors.registration.-19970', 'invalidCaptchaToken'],
  [8, 'errors.login.-19971', 'missingCaptchaToken'],
  [8, 'errors.login.-19970', 'invalidCaptchaToken'],
  [8, 'errors.login.-19976', 'invalidPassword'],
  [8, 'errors.login.-19973', 'resetPassword'],
  [8, 'errors.otherLogin', 'invalidEmail'],
  [8, 'errors.memberTokensFailed', 'Failed to get member tokens'],
  [8, 'errors.silentSignInTimedOut', 'OAuth flow timed out'],
  [8, 'errors.unknownState', 'Unknown _state'],
  [8, 'errors.invalidState', 'Invalid _state'],
  [8, 'errors.missingCodeOrState', 'Missing code or _state'],
  [8, 'errors.tokensFailed', 'something went wrong'],
  [9, 'limits.pageSize', 50],
  [9, 'limits.firstOffset', 0],
  [9, 'limits.silentSignIn', 120_000],
  [9, 'limits.tokenTimeUnit', 1_000],
  [9, 'limits.cookiePath', '/'],
  [9, 'limits.dataCache.gcTime', 300_000],
  [9, 'limits.dataCache.retries', 3],
  [9, 'limits.dataCache.firstDelay', 1_000],
  [9, 'limits.dataCache.growth', 2],
  [9, 'limits.dataCache.longestDelay', 30_000],
  [7, 'limits.graphVersion', 'alpha'],
];
