import type { TicketPickerResult } from 'vitrine/react';
import type { TicketOffer, TicketPrice, TicketSale, TicketState } from 'vitrine/state';
import { instantText, money } from '../../lib/format.ts';
import { text } from '../../text/events.ts';
import { DonationField } from './donation-field.tsx';
import styles from './picker.module.css';
import { Stepper } from './stepper.tsx';

const priceText = (price: TicketPrice): string | undefined => {
  if (price.kind === 'free') return text.picker.free;
  if (price.kind === 'fixed') return money(price.price);
  return price.kind === 'donation' ? text.picker.donation(money(price.minimum)) : undefined;
};

/** The reason why a ticket is not on sale. */
const closedText = (sale: TicketSale, zone: string): string | undefined => {
  if (sale.state === 'sold-out') return text.picker.soldOut;
  if (sale.state === 'scheduled')
    return sale.opens === undefined ? text.picker.opens : text.picker.opensOn(instantText(sale.opens, zone));
  if (sale.state === 'ended')
    return sale.closed === undefined
      ? text.picker.endedNow
      : text.picker.ended(instantText(sale.closed, zone));
  return undefined;
};

const stopText = ({ stop, perOrder, remaining }: TicketState<unknown>): string | undefined => {
  if (stop === undefined) return undefined;
  return text.picker.stops[stop](stop === 'remaining' ? (remaining ?? perOrder) : perOrder);
};

/** One ticket definition: price, remaining number and picked quantity. */
export const TicketRow = ({
  ticket,
  picker,
  zone,
}: {
  ticket: TicketState<unknown>;
  picker: TicketPickerResult<TicketOffer>;
  zone: string;
}) => {
  const { id, name, description, policy, price, fee, sale, remaining, perOrder, quantity, quantities, stop } =
    ticket;
  const closed = closedText(sale, zone);
  const words = priceText(price);
  const open = sale.state === 'open';
  const why = open && (quantity > 0 || stop === 'no-payment-method') ? stopText(ticket) : undefined;
  const stepper = (label: string, picked: number, option?: string) => (
    <Stepper
      name={label}
      quantity={picked}
      stopped={stop !== undefined}
      onChange={(next) => picker.pick(id, next, option)}
    />
  );
  return (
    <li className={styles['ticket']} {...(!open && { 'data-closed': '' })}>
      <div className={styles['row']}>
        <div className={styles['words']}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          {description !== '' && (
            <p className="soft">
              <bdi>{description}</bdi>
            </p>
          )}
          {policy !== '' && (
            <details className={styles['terms']}>
              <summary>
                {text.picker.terms}
                <span className="visually-hidden">: {name}</span>
              </summary>
              <p dir="auto">{policy}</p>
            </details>
          )}
          {words !== undefined && <p className={styles['price']}>{words}</p>}
          <p className={styles['facts']}>
            {fee !== undefined && <span>{text.picker.fees[fee]}</span>}
            {open && remaining !== undefined && <span data-level="low">{text.picker.left(remaining)}</span>}
            {open && <span>{text.picker.limit(perOrder)}</span>}
            {open && sale.closes !== undefined && (
              <span>{text.picker.until(instantText(sale.closes, zone))}</span>
            )}
          </p>
        </div>
        {closed !== undefined && <p className={styles['closed']}>{closed}</p>}
        {open && price.kind !== 'options' && stepper(name, quantity)}
      </div>
      {open && price.kind === 'options' && (
        <ul className={styles['options']}>
          {price.options.map((option) => (
            <li key={option.id} className={styles['row']}>
              <span className={styles['words']}>
                <bdi>{option.name}</bdi>
                <strong className={styles['price']}>{money(option.price)}</strong>
              </span>
              {stepper(`${name}, ${option.name}`, quantities[option.id] ?? 0, option.id)}
            </li>
          ))}
        </ul>
      )}
      {open && price.kind === 'donation' && (
        <DonationField ticket={ticket} minimum={price.minimum} onGive={(amount) => picker.give(id, amount)} />
      )}
      <output className={styles['why']}>{why}</output>
    </li>
  );
};
