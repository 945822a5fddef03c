import type { Mutant } from '../mutant.ts';

const tokens = 'sandbox/rules/tokens/tokens.ts';
const test = 'sandbox/rules/tokens/tokens.test.ts';
const pages = 'sandbox/pages/sign-in.test.ts';

/** Mutants that turn off the rules of tokens and codes. */
export const mutants: readonly Mutant[] = [
  {
    rule: 'R10',
    off: 'an access token never expires',
    file: tokens,
    find: 'now + accessTokenSeconds * 1000',
    replace: 'now + accessTokenSeconds * 1_000_000',
    test,
  },
  {
    rule: 'R11',
    off: 'a refresh token never expires',
    file: tokens,
    find: 'expiresAt: now + refreshTokenDays * DAY,',
    replace: 'expiresAt: now + refreshTokenDays * DAY * 1000,',
    test,
  },
  {
    rule: 'R12',
    off: 'a renewal creates a new identity',
    file: tokens,
    find: '    return issue(call, record.caller, record.clientId, refreshToken);',
    replace:
      "    return issue(call, { role: 'visitor', id: newId(call, 'visitor') }, record.clientId, refreshToken);",
    test,
  },
  {
    rule: 'R13',
    off: 'after a refused renewal the client does not become a new visitor',
    file: 'src/session/oauth.ts',
    find: 'tokens ??= probed ?? (await visitor());',
    replace: 'tokens ??= old ?? probed ?? (await visitor());',
    test: 'src/sign-in/rules.test.ts',
  },
  {
    rule: 'R14',
    off: 'every renewal returns a new refresh token',
    file: tokens,
    find: 'if (!call.state.settings.rotateRefreshTokens)',
    replace: 'if (call === undefined)',
    test,
  },
  {
    rule: 'R15',
    off: 'the grant authorized_client signs no member in',
    file: tokens,
    find: "body.grant_type === 'client_credentials' ? appToken(call, body) : signInById(call, body)",
    replace: 'appToken(call, body as never)',
    test,
  },
  {
    rule: 'R16',
    off: 'a code works more than once',
    file: 'sandbox/rules/tokens/codes.ts',
    find: '  delete world.state.codes[key];',
    replace: '',
    test: pages,
  },
  {
    rule: 'R16',
    off: 'a code works with another verifier',
    file: 'sandbox/rules/tokens/codes.ts',
    find: 'record.codeChallenge === sha256(grant.codeVerifier)',
    replace: 'grant.codeVerifier !== sha256(record.codeChallenge)',
    test: pages,
  },
  {
    rule: 'R16',
    off: 'a code never expires',
    file: 'sandbox/rules/tokens/codes.ts',
    find: 'codeMinutes * MINUTE',
    replace: 'codeMinutes * MINUTE * 1000',
    test: pages,
  },
  {
    rule: 'R17',
    off: 'an invalid code gives another error',
    file: tokens,
    find: "if (!code) throw oauthError(400, 'invalid_grant'",
    replace: "if (!code) throw oauthError(401, 'invalid_client'",
    test,
  },
  {
    rule: 'R18',
    off: "a sign-in does not take the visitor's cart over",
    file: tokens,
    find: "  if (code.caller.role === 'visitor') moveCart(call, code.caller, member);",
    replace: '',
    test: pages,
  },
  {
    rule: 'R19',
    off: 'tokens stay valid after signing out',
    file: tokens,
    find: 'if (keyOf(record.caller) === keyOf(caller)) delete tokens[key];',
    replace: 'if (keyOf(record.caller) === keyOf(caller)) continue;',
    test: 'sandbox/rules/sign-in/sign-in.test.ts',
  },
  {
    rule: 'R20',
    off: 'calls are not limited',
    file: 'sandbox/engine/rate-limit.ts',
    find: 'if (current.calls <= limit) return;',
    replace: 'if (current.calls > 0) return;',
    test,
  },
];
