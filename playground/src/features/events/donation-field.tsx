import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import { parseAmount } from 'vitrine/format';
import type { TicketState } from 'vitrine/state';
import type { Money } from 'vitrine/ticketing';
import control from '../../components/field.module.css';
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
    <TextField
      className={control['field'] ?? ''}
      inputMode="decimal"
      value={typed}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      onChange={(next) => {
        setTyped(next);
        // Invalid text is passed on unchanged, so that the ticket picker reports the problem.
        onGive(parseAmount(next, { locale: language.get(), currency: minimum.currency }) ?? next);
      }}
    >
      <Label className={control['label'] ?? ''}>{text.picker.amount(minimum.currency)}</Label>
      <Input className={control['input'] ?? ''} placeholder={minimum.value ?? minimum.amount} />
      {problem === undefined ? (
        <Text slot="description" className={control['hint'] ?? ''}>
          {text.picker.amountHint(least)}
        </Text>
      ) : (
        <Text slot="errorMessage" className={control['error'] ?? ''}>
          {text.picker.problems[problem](least)}
        </Text>
      )}
    </TextField>
  );
};
