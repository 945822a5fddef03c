import { useStore } from '../lib/use-store.ts';
import { ChoiceMenu } from '../components/choice-menu.tsx';
import { Icon } from '../components/icon.tsx';
import { chooseLanguage, language, languages } from '../lib/language.ts';
import { languageTags } from '../lib/pick-language.ts';
import { text } from '../text/text.ts';

/** The menu for the language of the interface. Shop content stays in its own language. */
export const LanguageSwitch = () => {
  const chosen = useStore(language);
  return (
    <ChoiceMenu
      label={text.language.label}
      items={languageTags.map((id) => ({ id, name: languages[id].name, lang: id }))}
      chosen={chosen}
      onChoose={(tag) => void chooseLanguage(tag)}
    >
      <Icon name="language" />
    </ChoiceMenu>
  );
};
