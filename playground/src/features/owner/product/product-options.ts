import type { ProductOption } from 'vitrine/catalog-v1';
import type { ChoiceInput, ProductOptionInput } from 'vitrine/catalog-write';

/** Options in the format of the call, which takes neither stock nor visibility nor pictures. */
export const optionInputs = (options: readonly ProductOption[]): ProductOptionInput[] =>
  options.map(({ name, choices }) => ({
    name,
    choices: (choices ?? []).map(({ value = '', description = value }) => ({ value, description })),
  }));

/** Whether an option has a choice with this text, ignoring case. */
export const hasChoice = ({ choices }: ProductOptionInput, words: string): boolean =>
  choices.some(({ description }) => description.toLowerCase() === words.trim().toLowerCase());

/** The options with an added choice. */
export const withChoice = (
  options: readonly ProductOptionInput[],
  option: string,
  choice: ChoiceInput,
): ProductOptionInput[] =>
  options.map((one) => (one.name === option ? { ...one, choices: [...one.choices, choice] } : one));

/** The options without a choice; an option is removed with its last choice. */
export const withoutChoice = (
  options: readonly ProductOptionInput[],
  option: string,
  choice: string,
): ProductOptionInput[] =>
  options.flatMap((one) => {
    if (one.name !== option) return [one];
    const choices = one.choices.filter(({ description }) => description !== choice);
    return choices.length === 0 ? [] : [{ ...one, choices }];
  });

/** The choices in a line such as "S, M, L". */
export const choicesIn = (line: string): ChoiceInput[] =>
  [...new Set(line.split(/[,،]/).map((words) => words.trim()))]
    .filter(Boolean)
    .map((words) => ({ value: words, description: words }));
