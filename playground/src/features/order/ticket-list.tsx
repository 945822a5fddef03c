import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { Ticket } from 'vitrine/ticketing';
import { buttonLook } from '../../components/button-look.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { QrCode } from './qr-code.tsx';
import { Actions, Facts } from '../../components/panel.tsx';
import { text } from '../../text/booking.ts';
import styles from './order.module.css';

const Large = ({ ticket: { ticketNumber, checkInUrl, name } }: { ticket: Ticket }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={text.order.largeOf(ticketNumber)} onPress={() => setOpen(true)}>
        {text.order.large}
      </Button>
      <ModalOverlay className={styles['white'] ?? ''} isDismissable isOpen={open} onOpenChange={setOpen}>
        <Modal className={styles['whole'] ?? ''}>
          <Dialog className={styles['large'] ?? ''}>
            <span className={styles['shut']}>
              <IconButton aria-label={text.common.close} onPress={() => setOpen(false)}>
                <Icon name="close" />
              </IconButton>
            </span>
            <Heading slot="title">{name}</Heading>
            <div className={styles['largeCode']}>
              <QrCode content={checkInUrl} label={text.order.qr(ticketNumber)} />
            </div>
            <p className={styles['mono']}>
              <bdi dir="ltr">{ticketNumber}</bdi>
            </p>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
};

/** The tickets with their codes, numbers and guest names. */
export const TicketList = ({ tickets }: { tickets: readonly Ticket[] }) => (
  <section aria-labelledby="tickets-title" className={styles['ticketsArea']}>
    <h2 id="tickets-title">{text.order.tickets}</h2>
    <ul className={styles['tickets']}>
      {tickets.map((ticket) => {
        const { ticketNumber, name, guestFullName, orderFullName, checkInUrl, ticketPdfUrl } = ticket;
        return (
          <li key={ticketNumber} className={styles['ticket']}>
            <div className={styles['code']}>
              <QrCode content={checkInUrl} label={text.order.qr(ticketNumber)} />
            </div>
            <div className={styles['stub']}>
              <h3>
                <bdi>{name}</bdi>
              </h3>
              <Facts
                rows={[
                  [text.order.holder, <bdi key="holder">{guestFullName ?? orderFullName}</bdi>],
                  [
                    text.order.ticketNumber,
                    <code key="number" dir="ltr">
                      {ticketNumber}
                    </code>,
                  ],
                ]}
              />
              <Actions>
                <Large ticket={ticket} />
                {ticketPdfUrl !== '' && (
                  <a
                    href={ticketPdfUrl}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={text.order.pdfOf(ticketNumber)}
                    {...buttonLook({ size: 'small' })}
                  >
                    {text.order.pdf}
                  </a>
                )}
              </Actions>
            </div>
          </li>
        );
      })}
    </ul>
  </section>
);
