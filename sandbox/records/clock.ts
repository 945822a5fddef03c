/** The kinds of a sandbox clock. */
export type ClockKind =
  /** Moves only by `advance`: the default, for repeatable runs. */
  | 'frozen'
  /** Moves one second with every request, so that dates differ and runs stay repeatable. */
  | 'stepped'
  /**
   * Follows the machine's clock, plus the moves by `advance`. With `startServer` due effects run on time, otherwise
   * with the next request.
   */
  | 'real-time';

/** The clock's part of the state: an instant in milliseconds since 1970, and an offset in milliseconds. */
export interface ClockState {
  kind: ClockKind;
  start: number;
  offset: number;
}
