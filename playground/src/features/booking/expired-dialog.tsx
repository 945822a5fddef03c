import type { ReservationState } from 'vitrine/state';
import { Button } from '../../components/button.tsx';
import { DialogBox } from '../../components/dialog-box.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Note } from '../../components/note.tsx';
import { text } from '../../text/booking.ts';

/** The reason why tickets could not be reserved, or the tickets that are gone. */
export const Refusal = ({ state }: { state: Extract<ReservationState, { status: 'failed' }> }) => (
  <Note live="alert" tone="bad">
    <p>
      <strong>{text.booking.refused[state.reason]}</strong>
    </p>
    {state.gone.length > 0 && (
      <ul>
        {state.gone.map(({ ticketDefinitionId, name, left }) => (
          <li key={ticketDefinitionId}>{text.booking.left(name, left)}</li>
        ))}
      </ul>
    )}
  </Note>
);

/** Dialog after a reservation expired. One press reserves the same tickets again, or names those that are gone. */
export const ExpiredDialog = ({
  state,
  slug,
  onAgain,
  onClose,
}: {
  state: ReservationState;
  slug: string;
  onAgain: () => void;
  onClose: () => void;
}) => (
  <DialogBox title={text.booking.over.title} open onClose={onClose} role="alertdialog" asks>
    {state.status === 'failed' ? <Refusal state={state} /> : <p>{text.booking.over.text}</p>}
    {state.status === 'failed' && state.reason === 'sold-out' ? (
      <LinkButton to="/events/$slug" params={{ slug }} kind="primary" size="large">
        {text.booking.over.other}
      </LinkButton>
    ) : (
      <Button kind="primary" size="large" busy={state.status === 'reserving'} onPress={onAgain}>
        {state.status === 'reserving' ? text.booking.reserving : text.booking.over.again}
      </Button>
    )}
  </DialogBox>
);
