import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { isApiError } from 'vitrine';
import type { MediaItem, Product, ProductOption } from 'vitrine/catalog-v1';
import { useAddProductMediaToChoices, useRemoveProductMediaFromChoices } from 'vitrine/react/catalog-write';
import { TextButton } from '../../../components/button.tsx';
import { Choose } from '../../../components/choose.tsx';
import { Picture } from '../../../components/picture.tsx';
import { ErrorRow } from '../../../components/state.tsx';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';
import styles from './editor.module.css';
import { Section } from './section.tsx';

/** The option whose choices have pictures; only one option can. */
const carrierOf = (options: readonly ProductOption[]): string | undefined =>
  options.find(({ choices }) => choices?.some(({ media }) => (media?.items.length ?? 0) > 0))?.name;

/** Whether an error rejects pictures for a second option. */
const isSecond = (error: unknown): boolean =>
  isApiError(error) && error.fieldViolations.some(({ field }) => field.endsWith('.option'));

/** The pictures that the gallery shows for each choice. */
export const ChoiceMediaSection = ({ product }: { product: Product }) => {
  const { choiceMedia: words, media: pictures, notSaved } = text.ownerProduct;
  const { id, productOptions, media } = product;
  const carrier = carrierOf(productOptions);
  const [optionName, setOption] = useState<string>();
  const [choiceName, setChoice] = useState<string>();
  const link = useAddProductMediaToChoices();
  const unlink = useRemoveProductMediaFromChoices();
  const option = productOptions.find(({ name }) => name === (optionName ?? carrier)) ?? productOptions[0];
  const choice =
    option?.choices?.find(({ description }) => description === choiceName) ?? option?.choices?.[0];
  if (!option || !choice || !media || media.items.length === 0) return null;
  const own = new Set(choice.media?.items.map((item) => item.id));
  const target = { option: option.name, choice: choice.description ?? '' };
  const set = (item: MediaItem, on: boolean) => {
    unlink.reset();
    link.reset();
    (on ? link : unlink).mutate({ id, data: { media: [{ ...target, mediaIds: [item.id] }] } });
  };
  const error = link.error ?? unlink.error;
  return (
    <Section title={words.title} lead={words.lead}>
      <div className={styles['filters']}>
        <Choose
          label={words.option}
          value={option.name}
          options={productOptions.map(({ name }) => ({ id: name, name }))}
          onChange={(name) => {
            link.reset();
            setOption(name);
          }}
        />
        <Choose
          label={words.choice}
          value={choice.description ?? ''}
          options={(option.choices ?? []).map(({ description = '', media: has }) => ({
            id: description,
            name: `${description} – ${words.has(has?.items.length ?? 0)}`,
          }))}
          onChange={setChoice}
        />
      </div>
      <fieldset className={styles['toggles']}>
        <legend>{words.pictures(choice.description ?? '')}</legend>
        {media.items.map((item, index) => (
          <ToggleButton
            key={item.id}
            className={styles['toggle'] ?? ''}
            aria-label={item.title || pictures.number(index + 1)}
            isSelected={own.has(item.id)}
            onChange={(on) => set(item, on)}
          >
            <Picture url={item.thumbnail?.url ?? item.image?.url} alt="" ratio="1" />
          </ToggleButton>
        ))}
      </fieldset>
      {own.size > 0 && (
        <div>
          {/* Without ids, all pictures of the choice are removed. */}
          <TextButton onPress={() => unlink.mutate({ id, data: { media: [target] } })}>
            {words.clear(choice.description ?? '')}
          </TextButton>
        </div>
      )}
      {isSecond(error) && carrier !== undefined ? (
        <div role="alert" className={styles['refusal']}>
          <p>
            <strong>{words.refused(option.name, carrier)}</strong> {words.way(carrier)}
          </p>
        </div>
      ) : (
        error && <ErrorRow title={notSaved} detail={failureText(error)} />
      )}
    </Section>
  );
};
