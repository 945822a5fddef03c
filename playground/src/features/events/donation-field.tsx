import { useState } from 'react';
import { parseAmount } from 'vitrine/format';
import type { TicketState } from 'vitrine/state';
import type { Money } from 'vitrine/ticketing';
import { TextInput } from '../../components/text-input.tsx';
import { language } from '../../lib/language.ts';
import { money } from '../../lib/format.ts';
import { text } from '../../text/events.ts';

/** The buyer's donation per ticket, in the number format of the page's language. */
export const DonationField = ({
  ticket: { problem },
  minimum,
  onGive,
}: {
  ticket: Pick<TicketState, 'problem'>;
  minimum: Money;
  onGive: (amount: string) => void;
}) => {
  const [typed, setTyped] = useState('');
  const least = money(minimum);
  return (
    <TextInput
      label={text.picker.amount(minimum.currency)}
      value={typed}
      hint={problem === undefined ? text.picker.amountHint(least) : undefined}
      error={problem && text.picker.problems[problem](least)}
      input={{ inputMode: 'decimal', placeholder: minimum.value ?? minimum.amount }}
      onChange={(next) => {
        setTyped(next);
        // Invalid text is passed on unchanged, so that the ticket picker reports the problem.
        onGive(parseAmount(next, { locale: language.get(), currency: minimum.currency }) ?? next);
      }}
    />
  );
};
