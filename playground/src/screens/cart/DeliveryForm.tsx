import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { SelectedShippingOption, ShippingInformation } from 'vitrine/carts';
import { Choose } from '../../components/Choose.tsx';
import control from '../../components/Control.module.css';
import { countries, type Destination, moveTo } from '../../lib/places.ts';
import { countedKey, fallenBackTo, shippingChoices } from '../../lib/shipping.ts';
import { text } from '../../text/text.ts';
import styles from './CartScreen.module.css';

export interface DeliveryFormProps {
  destination: Destination;
  wanted: SelectedShippingOption | undefined;
  /** What the platform offers there; undefined while it is being asked for the first time. */
  info: ShippingInformation | undefined;
  settled: boolean;
  onMove: (destination: Destination) => void;
  onChoose: (option: SelectedShippingOption) => void;
}

const countryOptions = countries.map(({ code, name }) => ({ id: code, name }));
const ANY = 'any';

/** Where to, and how. */
export const DeliveryForm = ({ destination, wanted, info, settled, onMove, onChoose }: DeliveryFormProps) => {
  const regions = countries.find(({ code }) => code === destination.country)?.regions ?? [];
  const choices = shippingChoices(info);
  const fallback = settled ? fallenBackTo(info, wanted) : undefined;
  const choose = (key: string) => {
    const choice = choices.find((one) => one.key === key);
    if (choice) onChoose(choice.option);
  };
  return (
    <section className={styles['block']} aria-labelledby="delivery-title">
      <h2 id="delivery-title">{text.delivery.title}</h2>
      <div className={styles['places']}>
        <Choose
          label={text.delivery.country}
          value={destination.country}
          options={countryOptions}
          onChange={(country) => onMove(moveTo(destination, country))}
        />
        {regions.length > 0 && (
          <Choose
            label={text.delivery.region}
            value={destination.subdivision ?? ANY}
            options={[
              { id: ANY, name: text.delivery.anyRegion },
              ...regions.map(({ code, name }) => ({ id: code, name })),
            ]}
            onChange={(region) =>
              onMove({ country: destination.country, ...(region !== ANY && { subdivision: region }) })
            }
          />
        )}
      </div>
      {choices.length > 0 && (
        <RadioGroup className={control['field'] ?? ''} value={countedKey(info) ?? null} onChange={choose}>
          <Label className={control['label'] ?? ''}>{text.delivery.options}</Label>
          <div className={styles['ways']}>
            {choices.map(({ key, title, time, cost }) => (
              <Radio key={key} value={key} className={styles['way'] ?? ''}>
                <span className={styles['dot']} />
                <span>
                  <span className={styles['wayTitle']}>{title}</span>
                  {time !== undefined && <small>{time}</small>}
                </span>
                <span className="tabular">{cost}</span>
              </Radio>
            ))}
          </div>
        </RadioGroup>
      )}
      {info && choices.length === 0 && <p className={styles['warn']}>{text.delivery.none}</p>}
      <output className={fallback === undefined ? 'visually-hidden' : styles['warn']}>
        {fallback !== undefined && text.delivery.fellBack(fallback)}
      </output>
    </section>
  );
};
