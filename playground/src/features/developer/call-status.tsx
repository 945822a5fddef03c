import type { LogEntry } from '../../site/request-log.ts';
import { text } from '../../text/developer.ts';
import styles from './developer.module.css';

const statusText = ({ state, call }: LogEntry): string => {
  if (state === 'waiting') return text.developer.waiting;
  if (state === 'sent') return text.developer.underWay;
  return call.status === undefined ? text.developer.failed : String(call.status);
};

/** The status of a call, in the color of its kind. */
export const CallStatus = ({ entry }: { entry: LogEntry }) => {
  const { call, state } = entry;
  const isBad = state === 'done' && (call.status === undefined || call.status >= 400);
  return (
    <span
      className={styles['status']}
      {...(isBad && { 'data-bad': '' })}
      {...(state !== 'done' && { 'data-open': '' })}
    >
      {statusText(entry)}
    </span>
  );
};

/** The duration of a call; an ellipsis until it has ended. */
export const durationText = ({ call, state }: LogEntry): string =>
  state === 'done' ? text.developer.duration(call.durationMs) : '…';
