import { useStore } from '../lib/use-store.ts';
import { ChoiceMenu } from '../components/choice-menu.tsx';
import { Icon } from '../components/icon.tsx';
import { theme, themes } from './theme.ts';
import { text } from '../text/text.ts';

const icons = { system: 'device', light: 'sun', dark: 'moon' } as const;

/** Follows the device, or forces light or dark. */
export const ThemeSwitch = () => {
  const choice = useStore(theme);
  return (
    <ChoiceMenu
      label={text.theme.label}
      items={themes.map((id) => ({ id, name: text.theme[id], icon: icons[id] }))}
      chosen={choice}
      onChoose={theme.set}
    >
      <Icon name={icons[choice]} />
    </ChoiceMenu>
  );
};
