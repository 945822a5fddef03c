import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { CartInfo, ShippingInformation } from 'vitrine/carts';
import { useCartActions } from 'vitrine/react';
import type { CartField } from 'vitrine/state';
import { Choose } from '../../components/choose.tsx';
import control from '../../components/field.module.css';
import { countriesByName, type Destination, destinationOf, moveTo } from './places.ts';
import { chosenKey, fallenBackTo, type ShippingChoice, shippingChoices } from './shipping.ts';
import { text } from '../../text/text.ts';
import styles from './cart-screen.module.css';

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
  <RadioGroup
    className={control['field'] ?? ''}
    value={chosen ?? null}
    onChange={(key) => {
      const choice = choices.find((one) => one.key === key);
      if (choice) onChoose(choice.option);
    }}
  >
    <Label className={control['label'] ?? ''}>{text.delivery.options}</Label>
    <div className={styles['ways']}>
      {choices.map(({ key, title, time, cost }) => (
        <Radio key={key} value={key} className={styles['way'] ?? ''}>
          <span className={styles['dot']} />
          <span>
            <span className={styles['wayTitle']}>
              <bdi>{title}</bdi>
            </span>
            {time !== undefined && (
              <small>
                <bdi>{time}</bdi>
              </small>
            )}
          </span>
          <span className="tabular">{cost}</span>
        </Radio>
      ))}
    </div>
  </RadioGroup>
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
    <section className={styles['block']} aria-labelledby="delivery-title">
      <h2 id="delivery-title">{text.delivery.title}</h2>
      <div className={styles['places']}>
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
      </div>
      {choices.length > 0 && (
        <ShippingOptions
          choices={choices}
          chosen={chosenKey(info, wanted)}
          onChoose={(option) => void setDetails({ selectedShippingOption: option })}
        />
      )}
      {info && !failed && choices.length === 0 && <p className={styles['warn']}>{text.delivery.none}</p>}
      {failed && <p className={styles['warn']}>{text.delivery.unknown}</p>}
      {details.error && (
        <p role="alert" className={control['error']}>
          {text.delivery.failed}
        </p>
      )}
      <output className={fallback === undefined ? 'visually-hidden' : styles['warn']}>
        {fallback !== undefined && text.delivery.fellBack(fallback)}
      </output>
    </section>
  );
};
