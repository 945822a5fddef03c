import type { CartInfo, ShippingInformation } from 'vitrine/carts';
import { useCartActions } from 'vitrine/react';
import type { CartField } from 'vitrine/state';
import { ChoiceField } from '../../components/choice-field.tsx';
import { Choose } from '../../components/choose.tsx';
import { Note } from '../../components/note.tsx';
import { Pair, Panel } from '../../components/panel.tsx';
import { countriesByName, type Destination, destinationOf, moveTo } from './places.ts';
import { chosenKey, fallenBackTo, type ShippingChoice, shippingChoices } from './shipping.ts';
import { text } from '../../text/text.ts';

export interface DeliveryFormProps {
  /** Destination and shipping option chosen by the buyer. */
  details: CartField<CartInfo>;
  /** The buyer's currency. */
  currency: string;
  /** Shipping options for the destination; undefined until the first response. */
  info: ShippingInformation | undefined;
  /** The totals lack the delivery; without an address, the buyer has to choose a country first. */
  addressMissing: boolean;
  settled: boolean;
  /** The platform could not calculate shipping. */
  failed: boolean;
}

const ANY = 'any';
const NONE = 'none';

/** The ways of delivery with their time and cost. */
const ShippingOptions = ({
  choices,
  chosen,
  onChoose,
}: {
  choices: readonly ShippingChoice[];
  /** Key of the chosen way; undefined before the first choice. */
  chosen: string | undefined;
  onChoose: (option: ShippingChoice['option']) => void;
}) => (
  <ChoiceField
    label={text.delivery.options}
    tall
    options={choices.map(({ key, title, time, cost }) => ({
      id: key,
      name: [title, time, cost].filter(Boolean).join(' '),
      content: (
        <>
          <span>
            <bdi>{title}</bdi>
            {time !== undefined && (
              <small>
                <bdi>{time}</bdi>
              </small>
            )}
          </span>
          <span className="tabular">{cost}</span>
        </>
      ),
    }))}
    chosen={chosen}
    onChange={(key) => {
      const choice = choices.find((one) => one.key === key);
      if (choice) onChoose(choice.option);
    }}
  />
);

/** Destination and shipping option. */
export const DeliveryForm = ({
  details,
  currency,
  info,
  addressMissing,
  settled,
  failed,
}: DeliveryFormProps) => {
  const { setDetails } = useCartActions();
  const wanted = details.value.selectedShippingOption;
  const destination = destinationOf(details.value.contactInfo?.address);
  const move = (to: Destination) => void setDetails({ contactInfo: { address: { ...to } } });
  const countries = countriesByName();
  const isChosen = !addressMissing || details.value.contactInfo?.address?.country !== undefined;
  const regions = countries.find(({ code }) => code === destination.country)?.regions ?? [];
  const choices = shippingChoices(info, currency);
  const fallback = settled ? fallenBackTo(info, wanted) : undefined;
  return (
    <Panel title={text.delivery.title} level={2} inner>
      <Pair>
        <Choose
          label={text.delivery.country}
          value={isChosen ? destination.country : NONE}
          options={[
            ...(isChosen ? [] : [{ id: NONE, name: text.delivery.noCountry }]),
            ...countries.map(({ code, name }) => ({ id: code, name })),
          ]}
          onChange={(country) => country !== NONE && move(moveTo(destination, country))}
        />
        {isChosen && regions.length > 0 && (
          <Choose
            label={text.delivery.region}
            value={destination.subdivision ?? ANY}
            options={[
              { id: ANY, name: text.delivery.anyRegion },
              ...regions.map(({ code, name }) => ({ id: code, name })),
            ]}
            onChange={(region) =>
              move({ country: destination.country, ...(region !== ANY && { subdivision: region }) })
            }
          />
        )}
      </Pair>
      {choices.length > 0 && (
        <ShippingOptions
          choices={choices}
          chosen={chosenKey(info, wanted)}
          onChoose={(option) => void setDetails({ selectedShippingOption: option })}
        />
      )}
      {info && !failed && choices.length === 0 && <Note tone="warn">{text.delivery.none}</Note>}
      {failed && <Note tone="warn">{text.delivery.unknown}</Note>}
      {details.error && (
        <Note live="alert" tone="bad">
          {text.delivery.failed}
        </Note>
      )}
      <output>{fallback !== undefined && <Note tone="warn">{text.delivery.fellBack(fallback)}</Note>}</output>
    </Panel>
  );
};
