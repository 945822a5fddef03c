/** Something that the user of the command can mend; the message says what was wrong and what to do. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem';
  /** 2: the command was not understood. 1: it was, but could not be done. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
