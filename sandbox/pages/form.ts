import { html, type Markup } from '../engine/values/html.ts';

/** The values of the form. */
export interface Filled {
  email: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  delivery: string;
}

/** The problems of the fields, as messages to the buyer. */
export type Problems = Partial<Record<keyof Filled, string>>;

/** The sample values of the form, so that a single press suffices to try the flow. */
export const sample: Filled = {
  email: 'ada@example.org',
  name: 'Ada Example',
  street: 'Musterweg 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  delivery: '',
};

/** The countries of the form. */
export const countries: Readonly<Record<string, string>> = {
  AT: 'Austria',
  FR: 'France',
  DE: 'Germany',
  IT: 'Italy',
  JP: 'Japan',
  NL: 'Netherlands',
  ES: 'Spain',
  CH: 'Switzerland',
  GB: 'United Kingdom',
  US: 'United States',
};

const labels: Record<keyof Filled, string> = {
  email: 'E-mail',
  name: 'Full name',
  street: 'Street and number',
  postalCode: 'Postal code',
  city: 'City',
  country: 'Country',
  delivery: 'Delivery',
};

const autocomplete: Partial<Record<keyof Filled, string>> = {
  email: 'email',
  name: 'name',
  street: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
};

/** A text field with its label and its problem. */
export const field = (name: keyof Filled, filled: Filled, problems: Problems): Markup => {
  const problem = problems[name];
  return html`<div>
    <label for="${name}">${labels[name]}</label>
    <input
      id="${name}"
      name="${name}"
      type="${name === 'email' ? 'email' : 'text'}"
      value="${filled[name]}"
      required
      maxlength="150"
      autocomplete="${autocomplete[name]}"
      ${problem && html` aria-invalid="true" aria-describedby="${name}-error"`}
    />
    ${problem && html`<p class="error" id="${name}-error">${problem}</p>`}
  </div>`;
};

/** The field of the country. */
export const countryField = (filled: Filled): Markup => {
  const known = Object.hasOwn(countries, filled.country)
    ? countries
    : { ...countries, [filled.country]: filled.country };
  return html`<div>
    <label for="country">${labels.country}</label>
    <select id="country" name="country" autocomplete="country">
      ${Object.entries(known).map(
        ([code, name]) =>
          html`<option value="${code}" ${code === filled.country && html` selected`}>${name}</option>`,
      )}
    </select>
  </div>`;
};

/** Reads the form and finds its problems. The address counts only if something is delivered. */
export const readForm = (
  text: string,
  before: Filled,
  delivered: boolean,
): { filled: Filled; problems: Problems; action: string; shownTotal: string } => {
  const form = new URLSearchParams(text);
  const value = (name: keyof Filled) => (form.get(name) ?? before[name]).trim().slice(0, 150);
  const filled: Filled = {
    email: value('email'),
    name: value('name'),
    street: value('street'),
    postalCode: value('postalCode'),
    city: value('city'),
    country: value('country'),
    delivery: value('delivery'),
  };
  // The options are country codes; any other value does not come from the field.
  if (!/^[A-Z]{2}$/.test(filled.country)) filled.country = before.country;
  const problems: Problems = {};
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(filled.email))
    problems.email = 'Enter an e-mail address such as name@example.org.';
  if (filled.name === '') problems.name = 'Enter your name.';
  if (delivered) {
    if (filled.street === '') problems.street = 'Enter street and number.';
    if (filled.postalCode === '') problems.postalCode = 'Enter the postal code.';
    if (filled.city === '') problems.city = 'Enter the city.';
  }
  return { filled, problems, action: form.get('action') ?? '', shownTotal: form.get('shownTotal') ?? '' };
};

/** The list of problems at the top of the page, with a link to each field. */
export const problemList = (problems: Problems): Markup | false => {
  const names = Object.keys(problems) as (keyof Filled)[];
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
