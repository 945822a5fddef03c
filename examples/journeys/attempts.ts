import type { AttemptStorage, SignInAttempt } from 'vitrine/sign-in';

/** Keeps pending sign-ins in a process without a browser, while the person is at the login page. */
export const attemptsInMemory = (): AttemptStorage => {
  const waiting = new Map<string, SignInAttempt>();
  return {
    put: (attempt) => {
      waiting.set(attempt.state, attempt);
    },
    take: (state) => {
      const attempt = waiting.get(state);
      waiting.delete(state);
      return attempt;
    },
  };
};
