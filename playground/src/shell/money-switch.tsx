import { moneyFormat } from 'vitrine/format';
import { useSiteStatus } from '../site/services.ts';
import { useStore } from '../lib/use-store.ts';
import { ChoiceMenu } from '../components/choice-menu.tsx';
import { language } from '../lib/language.ts';
import { moneyDisplay, moneyDisplays } from '../lib/money-display.ts';
import { text } from '../text/text.ts';
import styles from './top-bar.module.css';

/** Display of the site's currency: symbol, code or name. Each choice shows an example. */
const MoneySwitch = () => {
  const locale = useStore(language);
  const chosen = useStore(moneyDisplay);
  const currency = useSiteStatus()?.currency ?? 'EUR';
  return (
    <ChoiceMenu
      label={text.money.label}
      shown={currency}
      items={moneyDisplays.map((id) => ({
        id,
        name: moneyFormat({ locale, currency, display: id })('1234.5'),
      }))}
      chosen={chosen}
      onChoose={moneyDisplay.set}
    >
      <span className={styles['currency']}>{currency}</span>
    </ChoiceMenu>
  );
};

export default MoneySwitch;
