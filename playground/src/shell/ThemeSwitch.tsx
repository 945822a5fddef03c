import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useStore } from '../app/useStore.ts';
import { IconButton } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import popover from '../components/Popover.module.css';
import { parseTheme, theme, themes } from '../lib/theme.ts';
import { text } from '../text/text.ts';

const icons = { system: 'device', light: 'sun', dark: 'moon' } as const;

/** Follows the device, or forces light or dark. */
export const ThemeSwitch = () => {
  const choice = useStore(theme);
  return (
    <MenuTrigger>
      <IconButton aria-label={`${text.theme.label}: ${text.theme[choice]}`}>
        <Icon name={icons[choice]} />
      </IconButton>
      <Popover className={popover['popover'] ?? ''} placement="bottom end">
        <Menu
          aria-label={text.theme.label}
          className={popover['menu'] ?? ''}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[choice]}
          onSelectionChange={(keys) => keys !== 'all' && theme.set(parseTheme([...keys][0]))}
        >
          {themes.map((name) => (
            <MenuItem key={name} id={name} textValue={text.theme[name]} className={popover['item'] ?? ''}>
              <Icon name={icons[name]} size={18} />
              {text.theme[name]}
              <span className={popover['tick']}>
                <Icon name="check" size={16} />
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
