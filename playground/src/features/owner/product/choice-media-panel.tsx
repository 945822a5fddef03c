import { useState } from 'react';
import { isApiError } from 'vitrine';
import type { MediaItem, Product, ProductOption } from 'vitrine/catalog-v1';
import { useAddProductMediaToChoices, useRemoveProductMediaFromChoices } from 'vitrine/react/catalog-write';
import { Choose } from '../../../components/choose.tsx';
import { Failure } from '../../../components/failure.tsx';
import { List, Row } from '../../../components/list.tsx';
import { Pair, Panel } from '../../../components/panel.tsx';
import { Picture } from '../../../components/picture.tsx';
import { Tick } from '../../../components/tick.tsx';
import { text } from '../../../text/owner.ts';
import styles from '../owner.module.css';

/** The option whose choices have pictures; only one option can. */
const carrierOf = (options: readonly ProductOption[]): string | undefined =>
  options.find(({ choices }) => choices?.some(({ media }) => (media?.items.length ?? 0) > 0))?.name;

/** Whether an error rejects pictures for a second option. */
const isSecond = (error: unknown): boolean =>
  isApiError(error) && error.fieldViolations.some(({ field }) => field.endsWith('.option'));

/** The pictures that the gallery shows for each choice. */
export const ChoiceMediaPanel = ({ product }: { product: Product }) => {
  const { choiceMedia: words, media: pictures, notSaved } = text.ownerProduct;
  const { id, productOptions, media } = product;
  const carrier = carrierOf(productOptions);
  const [optionName, setOption] = useState<string>();
  const [choiceName, setChoice] = useState<string>();
  const link = useAddProductMediaToChoices();
  const unlink = useRemoveProductMediaFromChoices();
  const option = productOptions.find(({ name }) => name === (optionName ?? carrier)) ?? productOptions[0];
  // The calls address a choice by its description.
  const choices = (option?.choices ?? []).flatMap(({ description, media: linked }) =>
    description === undefined ? [] : [{ description, items: linked?.items ?? [] }],
  );
  const choice = choices.find(({ description }) => description === choiceName) ?? choices[0];
  if (!option || !choice || !media || media.items.length === 0) return null;
  const own = new Set(choice.items.map((item) => item.id));
  const set = (item: MediaItem, on: boolean) => {
    unlink.reset();
    link.reset();
    (on ? link : unlink).mutate({
      id,
      data: { media: [{ option: option.name, choice: choice.description, mediaIds: [item.id] }] },
    });
  };
  const error = link.error ?? unlink.error;
  return (
    <Panel title={words.title} lead={words.lead}>
      <Pair>
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
          value={choice.description}
          options={choices.map(({ description, items }) => ({
            id: description,
            name: `${description} – ${words.has(items.length)}`,
          }))}
          onChange={setChoice}
        />
      </Pair>
      <List label={words.pictures(choice.description)} empty="">
        {media.items.map((item, index) => (
          <Row
            key={item.id}
            picture={<Picture url={item.thumbnail?.url ?? item.image?.url} alt="" ratio="1" />}
            title={
              <Tick
                label={item.title || pictures.number(index + 1)}
                selected={own.has(item.id)}
                onChange={(on) => set(item, on)}
              />
            }
          />
        ))}
      </List>
      {isSecond(error) && carrier !== undefined ? (
        <p role="alert" className={styles['notice']}>
          <strong>{words.refused(option.name, carrier)}</strong> {words.way(carrier)}
        </p>
      ) : (
        error && <Failure title={notSaved} error={error} />
      )}
    </Panel>
  );
};
