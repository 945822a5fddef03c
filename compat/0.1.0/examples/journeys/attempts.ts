import type { AttemptStorage, SignInAttempt } from 'vitrine/sign-in';

/** Where a process without a browser keeps its sign-ins while the person is away. */
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
