/** One line of the coverage page. */
export interface Row {
  readonly id: string;
  readonly about: string;
  readonly result: 'passed' | 'failed' | 'missing' | 'excepted';
  /** The reason of an exception. */
  readonly reason?: string;
}

/**
 * Result for each entry that a journey must show. An exception for an entry that a journey does show is out
 * of date and fails.
 */
export const rowsOf = (
  wanted: Readonly<Record<string, string>>,
  seen: ReadonlyMap<string, 'passed' | 'failed'>,
  reasons: Readonly<Record<string, string>>,
): Row[] =>
  Object.entries(wanted).map(([id, about]): Row => {
    const found = seen.get(id);
    const reason = reasons[id];
    if (reason === undefined) return { id, about, result: found ?? 'missing' };
    return found
      ? { id, about, result: 'failed', reason: `It is shown, but listed as an exception: ${reason}` }
      : { id, about, result: 'excepted', reason };
  });

/** The ids in brackets at the end of a title. */
export const idOf = (title: string): string | undefined => /\[([A-F]\d+\.\d|I\d)\]$/.exec(title)?.[1];
