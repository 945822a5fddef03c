/** How a sandbox clock moves. */
export type ClockKind =
  /** Stands still until `advance` moves it: the default, and the one for repeatable runs. */
  | 'frozen'
  /** Moves one second with every request, so that dates differ and runs stay repeatable. */
  | 'stepped'
  /**
   * Follows the clock of the machine, plus what `advance` added. What is due happens at its time where the sandbox is served
   * by `startServer`, else with the next request.
   */
  | 'real-time';

/** The part of the state that the clock lives in, in milliseconds since 1970 and milliseconds. */
export interface ClockState {
  kind: ClockKind;
  start: number;
  offset: number;
}
