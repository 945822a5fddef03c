import type { RsvpProblem } from 'vitrine/state';
import { ErrorRow } from '../../components/state.tsx';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/booking.ts';

/** The message for a refused or failed reply. */
export const ReplyProblem = ({ problem }: { problem: RsvpProblem | undefined }) => {
  if (!problem) return null;
  const { reason, seats, fields, error } = problem;
  const words = text.rsvp.reasons;
  if (reason === 'too-many-guests') return <ErrorRow title={words['too-many-guests'](seats)} />;
  return (
    <ErrorRow
      title={words[reason]}
      detail={
        reason === 'invalid'
          ? fields.map(({ field }) => field).join(', ')
          : reason === 'other' && error !== undefined
            ? failureText(error)
            : undefined
      }
    />
  );
};
