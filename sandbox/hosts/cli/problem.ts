/** A problem that the user of the command can solve; the message gives the problem and the solution. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem';
  /** 2: the arguments are invalid. 1: the command failed. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
