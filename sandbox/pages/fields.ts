import { html, type Markup } from '../engine/values/html.ts';

/** The problems of a form: a message for each field, by the id of its input. */
export type FieldProblems = Readonly<Record<string, string>>;

/** A field of a form. */
export interface TextField {
  /** The name and id of the input. */
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'number' | 'date' | 'tel';
  value?: string;
  autocomplete?: string;
  required?: boolean;
  hint?: string;
  inputmode?: 'numeric' | 'decimal';
  maxlength?: number;
}

/** A text field with its label and its problem. The value of a password is never shown again. */
export const textField = (
  { name, label, type = 'text', value = '', required = true, maxlength = 150, ...more }: TextField,
  problems: FieldProblems = {},
): Markup => {
  const problem = problems[name];
  const described = [more.hint && `${name}-hint`, problem && `${name}-error`].filter(Boolean).join(' ');
  return html`<div>
    <label for="${name}">${label}${!required && html` <span class="hint">(optional)</span>`}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      ${type !== 'password' && html` value="${value}"`}
      maxlength="${maxlength}"
      ${required && html` required`}
      ${more.autocomplete && html` autocomplete="${more.autocomplete}"`}
      ${more.inputmode && html` inputmode="${more.inputmode}"`}
      ${problem && html` aria-invalid="true"`}
      ${described !== '' && html` aria-describedby="${described}"`}
    />
    ${more.hint && html`<p class="hint" id="${name}-hint">${more.hint}</p>`}
    ${problem && html`<p class="error" id="${name}-error">${problem}</p>`}
  </div>`;
};

/** An error message above a form, which gets the focus. */
export const alert = (title: string, text: string | Markup): Markup =>
  html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <h2>${title}</h2>
    <p>${text}</p>
  </div>`;

/** A success message above a form. */
export const notice = (text: string | Markup): Markup =>
  html`<div class="notice" role="status"><p>${text}</p></div>`;

/** The list of problems at the top of the page, with a link to each field. */
export const problemSummary = (problems: FieldProblems): Markup | false => {
  const names = Object.keys(problems);
  return (
    names.length > 0 &&
    html`<div class="alert" role="alert" tabindex="-1" autofocus>
      <h2>Please check the form</h2>
      <ul>
        ${names.map((name) => html`<li><a href="#${name}">${problems[name]}</a></li>`)}
      </ul>
    </div>`
  );
};

/** Whether a text looks like an e-mail address. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
