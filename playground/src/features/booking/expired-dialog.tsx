import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ReservationState } from 'vitrine/state';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { text } from '../../text/booking.ts';
import styles from './booking.module.css';

/** The reason why tickets could not be reserved, or the tickets that are gone. */
export const Refusal = ({ state }: { state: Extract<ReservationState, { status: 'failed' }> }) => (
  <div role="alert" className={styles['refusal']}>
    <p>
      <strong>{text.booking.refused[state.reason]}</strong>
    </p>
    {state.gone.length > 0 && (
      <ul className={styles['gone']}>
        {state.gone.map(({ ticketDefinitionId, name, left }) => (
          <li key={ticketDefinitionId}>{text.booking.left(name, left)}</li>
        ))}
      </ul>
    )}
  </div>
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
  <ModalOverlay isOpen onOpenChange={(open) => !open && onClose()} className={styles['veil'] ?? ''}>
    <Modal className={styles['sheet'] ?? ''}>
      <Dialog role="alertdialog" className={styles['dialog'] ?? ''}>
        <Heading slot="title">{text.booking.over.title}</Heading>
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
      </Dialog>
    </Modal>
  </ModalOverlay>
);
