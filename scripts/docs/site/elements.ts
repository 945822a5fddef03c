type Child = Node | string;

/** An element with properties and children. */
export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

/** A field below its label; `about` follows the label in small letters. */
export const labelled = (
  field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  label: Child,
  about = '',
): HTMLDivElement =>
  make(
    'div',
    { className: 'try-field' },
    make('label', { htmlFor: field.id }, label, ...(about ? [make('small', {}, about)] : [])),
    field,
  );
