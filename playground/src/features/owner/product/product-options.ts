import type { ProductOption } from 'vitrine/catalog-v1';
import type { ChoiceInput, ProductOptionInput } from 'vitrine/catalog-write';

/** Options in the format of the call, which takes neither stock nor visibility nor pictures. */
export const optionInputs = (options: readonly ProductOption[]): ProductOptionInput[] =>
  options.map(({ name, choices }) => ({
    name,
    choices: choices.map(({ value, description }) => ({ value, description })),
  }));

/** The names in a line such as "S, M, L", each once. */
const namesIn = (line: string): string[] => [
  ...new Map(
    line
      .split(/[,،]/)
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => [name.toLowerCase(), name]),
  ).values(),
];

/** The choices as a line such as "S, M, L". */
export const lineOf = ({ choices }: Pick<ProductOptionInput, 'choices'>): string =>
  choices.map(({ description }) => description).join(', ');

/**
 * The choices of a line: known ones keep their value.
 * @param color The value of a new choice of a color option; the other options have the name itself.
 */
export const choicesIn = (line: string, known: readonly ChoiceInput[] = [], color?: string): ChoiceInput[] =>
  namesIn(line).map(
    (name) =>
      known.find(({ description }) => description.toLowerCase() === name.toLowerCase()) ?? {
        value: color ?? name,
        description: name,
      },
  );

/** The options with the choices of one of them replaced; an option is removed with its last choice. */
export const withChoices = (
  options: readonly ProductOptionInput[],
  option: string,
  choices: ChoiceInput[],
): ProductOptionInput[] =>
  options
    .map((one) => (one.name === option ? { ...one, choices } : one))
    .filter((one) => one.choices.length > 0);
