import { type FieldProblem, readFields, type TryParameter } from '../../../playground/src/try/fields.ts';
import { labelled, make } from '../site/elements.ts';
import { addressOf, DEFAULT_ADDRESS } from './address.ts';
import type { Caller, TryCall } from './call.ts';
import { type Outcome, send, type Surroundings } from './send.ts';

/** The default owner key of a sandbox. */
const OWNER_KEY = 'sandbox-owner-api-key';

const callers: Record<Caller, string> = {
  visitor: 'A visitor',
  key: 'An API key or a token',
  nobody: 'Nobody: no token',
};

/** Number of characters of an answer that are shown. */
const SHOWN = 200_000;

/**
 * Without this hint, a reader who sends an example unchanged is surprised by a 404 or by a line that is missing from
 * the cart.
 */
const FOREIGN_IDS = 'The ids are examples. A sandbox has other ids, which its list and query calls return.';

const hasIds = (call: TryCall): boolean => /[\da-f]{8}-[\da-f]{4}-/.test(JSON.stringify(call));

/** Values that the panels of a page share. */
const ADDRESS = 'vitrine-try-address';

/** A form for one call, and below it the answer. */
export const panel = (call: TryCall, around: Surroundings): HTMLElement => {
  const id = (field: string): string => `try-${call.id}-${field}`;
  const address = make('input', {
    id: id('address'),
    type: 'url',
    value: around.visitors.getItem(ADDRESS) ?? DEFAULT_ADDRESS,
  });
  const caller = make(
    'select',
    { id: id('caller') },
    ...Object.entries(callers).map(([value, text]) => make('option', { value }, text)),
  );
  caller.value = call.caller;
  const key = make('input', { id: id('key'), value: OWNER_KEY, autocomplete: 'off', spellcheck: false });
  const keyField = labelled(key, 'Key or token', 'as it is sent, without Bearer');
  const showKey = (): boolean => (keyField.hidden = caller.value !== 'key');
  caller.addEventListener('change', showKey);
  showKey();

  const inPath = parameterFields('path', call.inPath, id);
  const inQuery = parameterFields('query', call.inQuery, id);
  const body = make('textarea', { id: id('body'), spellcheck: false, value: call.bodies[0]?.text ?? '' });
  body.rows = Math.min(18, body.value.split('\n').length + 1);
  const problem = make('p', { className: 'try-problem' });
  problem.setAttribute('role', 'alert');
  const result = make('div', { className: 'try-result' });
  result.setAttribute('role', 'status');
  const button = make('button', { type: 'submit' }, 'Send');
  const form = make(
    'form',
    { className: 'try-form', noValidate: true },
    make(
      'div',
      { className: 'try-grid' },
      labelled(address, 'Sandbox', 'npx vitrine sandbox'),
      labelled(caller, 'Who calls'),
      keyField,
    ),
    ...fieldset('Path', inPath),
    ...fieldset('Query', inQuery),
    ...(call.bodies.length > 1 ? [labelled(examplePicker(call, body, id('example')), 'Example')] : []),
    ...(call.bodies.length > 0 ? [labelled(body, 'Body', 'JSON')] : []),
    ...(hasIds(call) ? [make('p', { className: 'try-hint' }, FOREIGN_IDS)] : []),
    problem,
    button,
  );
  const fields: Record<string, HTMLElement> = { address, body };
  for (const { field, parameter } of inPath) fields[`path-${parameter.name}`] = field;
  for (const { field, parameter } of inQuery) fields[`query-${parameter.name}`] = field;

  const refuse = (field: string, text: string): void => {
    problem.textContent = text;
    fields[field]?.setAttribute('aria-invalid', 'true');
    fields[field]?.focus();
  };
  const run = async (): Promise<void> => {
    for (const field of Object.values(fields)) field.removeAttribute('aria-invalid');
    problem.textContent = '';
    const host = addressOf(address.value);
    if ('problem' in host) return refuse('address', host.problem);
    const given = readFields(call, {
      path: valuesOf(inPath),
      query: valuesOf(inQuery),
      body: body.value,
    });
    if ('kind' in given) return refuse(given.field, problemText(given));
    around.visitors.setItem(ADDRESS, host.address);
    button.disabled = true;
    result.replaceChildren(make('p', {}, 'Waiting for the answer.'));
    const who = { caller: caller.value as Caller, key: key.value, address: host.address };
    result.replaceChildren(...shown(call.method, await send(call, given, who, around)));
    button.disabled = false;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  return make('div', { className: 'try' }, form, result);
};

const problemText = ({ kind, name, detail }: FieldProblem): string =>
  kind === 'missing' ? `"${name}" is needed.` : `"${name}" is not JSON: ${detail}`;

interface ParameterField {
  readonly parameter: TryParameter;
  readonly field: HTMLInputElement;
}

const parameterFields = (
  place: string,
  parameters: readonly TryParameter[],
  id: (field: string) => string,
): ParameterField[] =>
  parameters.map((parameter) => ({
    parameter,
    field: make('input', {
      id: id(`${place}-${parameter.name}`),
      value: parameter.value,
      autocomplete: 'off',
      spellcheck: false,
      required: parameter.required,
    }),
  }));

const valuesOf = (fields: readonly ParameterField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ parameter, field }) => [parameter.name, field.value]));

const fieldset = (title: string, fields: readonly ParameterField[]): HTMLFieldSetElement[] =>
  fields.length === 0
    ? []
    : [
        make(
          'fieldset',
          {},
          make('legend', {}, title),
          make(
            'div',
            { className: 'try-grid' },
            ...fields.map(({ parameter: { name, required, example }, field }) =>
              labelled(field, make('code', {}, name), required || !example ? '' : `such as ${example}`),
            ),
          ),
        ),
      ];

const examplePicker = ({ bodies }: TryCall, body: HTMLTextAreaElement, id: string): HTMLSelectElement => {
  const picker = make(
    'select',
    { id },
    ...bodies.map(({ summary }, index) => make('option', { value: String(index) }, summary)),
  );
  picker.addEventListener('change', () => {
    body.value = bodies[Number(picker.value)]?.text ?? '';
    body.rows = Math.min(18, body.value.split('\n').length + 1);
  });
  return picker;
};

const shown = (method: string, outcome: Outcome): Node[] => {
  if ('none' in outcome) return [make('p', { className: 'try-problem' }, outcome.none)];
  const { url, status, headers, body, took } = outcome;
  const text = make('pre', { tabIndex: 0 }, make('code', {}, body.slice(0, SHOWN) || 'No body.'));
  text.setAttribute('role', 'region');
  text.setAttribute('aria-label', 'Body of the answer');
  return [
    make('p', { className: 'try-sent' }, make('code', {}, `${method} ${url}`)),
    make(
      'p',
      {},
      make('strong', { className: status < 400 ? 'try-good' : 'try-bad' }, String(status)),
      ` in ${took} ms${body.length > SHOWN ? `; the first ${SHOWN} of ${body.length} characters` : ''}`,
    ),
    make(
      'dl',
      {},
      ...headers.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))),
    ),
    text,
  ];
};
