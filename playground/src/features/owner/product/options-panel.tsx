import { useState } from 'react';
import { isApiError } from 'vitrine';
import type { Product, ProductOption } from 'vitrine/catalog-v1';
import type { ProductOptionInput } from 'vitrine/catalog-write';
import { useDeleteProductOptions, useUpdateProduct } from 'vitrine/react/catalog-write';
import { Button } from '../../../components/button.tsx';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Field } from '../../../components/field.tsx';
import { Form } from '../../../components/form.tsx';
import { Pair, Panel } from '../../../components/panel.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { Tick } from '../../../components/tick.tsx';
import { toast } from '../../../lib/announcer.ts';
import { text } from '../../../text/owner.ts';
import styles from '../owner.module.css';
import { choicesIn, lineOf, optionInputs, withChoices } from './product-options.ts';

/** Maximum number of options of a product on the platform. */
const MOST = 6;

interface OptionProps {
  inputs: readonly ProductOptionInput[];
  busy: boolean;
  onSave: (options: ProductOptionInput[], done: () => void) => void;
}

/** The choices of one option, in a line. */
const OptionForm = ({ option, inputs, busy, onSave }: OptionProps & { option: ProductOption }) => {
  const { options: words } = text.ownerProduct;
  const { name, optionType } = option;
  const known = inputs.find((one) => one.name === name)?.choices ?? [];
  const saved = lineOf({ choices: known });
  const [typed, setTyped] = useState<string>();
  const [color, setColor] = useState('#5c8064');
  const isColor = optionType === 'color';
  const line = typed ?? saved;
  const choices = choicesIn(line, known, isColor ? color : undefined);
  const hasNew = choices.some((choice) => !known.includes(choice));
  return (
    <Form
      submit={words.saveChoices}
      submitName={words.saveChoicesOf(name)}
      kind="plain"
      busy={busy}
      blocked={lineOf({ choices }) === saved}
      onSubmit={() => onSave(withChoices(inputs, name, choices), () => setTyped(undefined))}
    >
      <TextInput label={words.choices(name)} value={line} onChange={setTyped} hint={words.choicesHint} />
      {isColor && hasNew && (
        <Field label={words.color}>
          {(control) => (
            <input
              {...control}
              type="color"
              className={`${control.className} ${styles['swatch'] ?? ''}`}
              value={color}
              onChange={({ target }) => setColor(target.value)}
            />
          )}
        </Field>
      )}
    </Form>
  );
};

/** Adds an option with its first choices. */
const NewOption = ({ inputs, busy, onSave }: OptionProps) => {
  const { options: words } = text.ownerProduct;
  const [name, setName] = useState('');
  const [line, setLine] = useState('');
  const choices = choicesIn(line);
  const taken = inputs.some((option) => option.name.toLowerCase() === name.trim().toLowerCase());
  const done = () => {
    setName('');
    setLine('');
  };
  return (
    <Form
      submit={words.addOption}
      kind="plain"
      busy={busy}
      blocked={name.trim() === '' || taken || choices.length === 0}
      onSubmit={() => onSave([...inputs, { name: name.trim(), choices }], done)}
    >
      <Pair>
        <TextInput
          label={words.newOptionName}
          value={name}
          onChange={setName}
          maxLength={50}
          error={taken ? words.exists : undefined}
        />
        <TextInput
          label={words.newOptionChoices}
          value={line}
          onChange={setLine}
          hint={words.newOptionHint}
        />
      </Pair>
    </Form>
  );
};

/** Whether an error rejects deleting options because variants are managed. */
const isManaged = (error: unknown): boolean =>
  isApiError(error) && error.fieldViolations.some(({ field }) => field.endsWith('manageVariants'));

/** The options of the product. */
export const OptionsPanel = ({ product }: { product: Product }) => {
  const { options: words, notSaved } = text.ownerProduct;
  const { id, productOptions, manageVariants = false } = product;
  const update = useUpdateProduct();
  const drop = useDeleteProductOptions();
  const inputs = optionInputs(productOptions);
  const busy = update.isPending;
  const save = (options: ProductOptionInput[], done: () => void) =>
    update.mutate(
      { id, data: { product: { productOptions: options } } },
      {
        onSuccess: ({ product: changed }) => {
          toast(changed ? words.now(changed.variants.length) : text.ownerProduct.saved);
          done();
        },
      },
    );
  const manage = (on: boolean) =>
    update.mutate(
      { id, data: { product: { manageVariants: on } } },
      {
        onSuccess: () => {
          drop.reset();
          toast(on ? text.ownerProduct.saved : words.switchedOff);
        },
      },
    );
  // The dialog closes; the panel names the reason, and the way out of it.
  const dropAll = () =>
    drop.mutateAsync({ id }).then(
      () => toast(words.removed),
      (error: unknown) => {
        if (!isManaged(error)) throw error;
      },
    );
  return (
    <Panel title={words.title} lead={words.lead}>
      {productOptions.length === 0 && <p className={styles['soft']}>{words.none}</p>}
      {productOptions.map((option) => (
        <OptionForm key={option.name} option={option} inputs={inputs} busy={busy} onSave={save} />
      ))}
      {inputs.length < MOST && <NewOption inputs={inputs} busy={busy} onSave={save} />}
      {update.error && <Failure title={notSaved} error={update.error} />}
      {productOptions.length > 0 && (
        <>
          <div>
            <Tick label={words.manage} selected={manageVariants} onChange={manage} />
          </div>
          <p className={styles['soft']}>{words.manageHint}</p>
          <div>
            <ConfirmButton
              kind="danger"
              size="small"
              action={words.removeAll}
              title={words.removeTitle}
              body={words.removeBody}
              onConfirm={dropAll}
            />
          </div>
        </>
      )}
      {isManaged(drop.error) && (
        <div role="alert" className={styles['notice']}>
          <p>
            <strong>{words.managed}</strong> {words.managedWay}
          </p>
          <Button size="small" busy={busy} onPress={() => manage(false)}>
            {words.switchOff}
          </Button>
        </div>
      )}
    </Panel>
  );
};
