/** A rule of the sandbox turned off: a change of one place in its code that the test with the rule's id must notice. */
export interface Mutant {
  /** Id of the rule: 'R54'. */
  readonly rule: string;
  /** Effect of the change in a few words. */
  readonly off: string;
  /** File of the rule, from the project's root. */
  readonly file: string;
  /** Text of the file; it must be there exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The test file that has the tests of the rule: their titles begin with the id and a colon. */
  readonly test: string;
}
