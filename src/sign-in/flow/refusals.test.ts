import { describe, expect, test } from 'vitest';
import { SAMPLE_PASSWORD } from '../../../sandbox/seeds/members.ts';
import { as, stage } from './testing/stage.ts';

const refusing = (fields: readonly string[], code?: string) => ({
  message: 'Refused',
  details: {
    validationError: {
      fieldViolations: fields.map((field) => ({
        field,
        description: `${field} is none`,
        violatedRule: 'FORMAT',
      })),
    },
    ...(code && { applicationError: { code, description: 'Refused', data: {} } }),
  },
});
const ada = { email: 'ada@example.org', password: SAMPLE_PASSWORD };

describe('a problem with the input', () => {
  test.each<['login' | 'register', string[], string, string]>([
    ['login', ['password'], 'invalid-password', 'password is none'],
    ['register', ['password'], 'invalid-password', 'password is none'],
    ['register', ['password', 'profile.nickname'], 'invalid-password', 'password is none'],
    ['login', ['loginId.email'], 'invalid-email', 'loginId.email is none'],
    // The message is about the address, so the state is too.
    ['login', ['loginId.email', 'password'], 'invalid-email', 'loginId.email is none'],
    ['register', ['loginId.email', 'password'], 'invalid-email', 'loginId.email is none'],
    ['register', ['profile.nickname'], 'failed', 'profile.nickname is none'],
  ])('in a %s with the refused fields %j leads to the state %s', async (way, fields, status, message) => {
    const { sandbox, load } = stage();
    const { signIn } = load();
    sandbox.faults.add({ operation: way, status: 400, body: refusing(fields) });
    const state = await as(signIn.getSnapshot(), 'idle')[way](ada);
    expect([state.status, 'message' in state && state.message]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
    expect('email' in state).toBe(status !== 'failed');
  });

  test.each([
    ['recoveryToken', 'link-void', false],
    ['password', 'invalid-password', true],
    ['email', 'invalid-email', true],
    ['other', 'failed', false],
  ])(
    'in setting a password, with the refused field %s, leads to the state %s',
    async (field, status, hasEmail) => {
      const { sandbox, load } = stage();
      const { signIn } = load();
      sandbox.faults.add({ operation: 'recover', status: 400, body: refusing([field]) });
      const state = await signIn.setPassword('link', 'another-one');
      expect(state).toMatchObject({ status, message: expect.stringContaining(`${field} is none`) });
      // A link does not contain the address that it was mailed to.
      expect('email' in state).toBe(hasEmail);
    },
  );

  test('on a site with captchas is still a wrong password', async () => {
    const { signIn } = stage().load({ captcha: 'visible', siteKeys: { visible: 'key' } });
    const state = await as(signIn.getSnapshot(), 'idle').login({ ...ada, password: 'wrong' });
    expect(state.status).toBe('invalid-password');
    const away = as(await as(state, 'invalid-password').login(ada), 'leaving');
    expect([away.to, away.because]).toEqual(['sign-in', undefined]);
  });

  test.each([429, 503])('is not assumed for an answer with status %d', async (status) => {
    const { sandbox, load } = stage();
    const { signIn } = load();
    sandbox.faults.add({ operation: 'login', status, body: refusing([], 'TOO_MANY') });
    const state = await as(signIn.getSnapshot(), 'idle').login(ada);
    expect(state).toMatchObject({ status: 'failed', errorCode: 'invalidEmail', retry: undefined });
  });
});
