/** The types of formats by the end of the name of a field. */
const named: readonly (readonly [RegExp, string])[] = [
  [/e?mails?(\[\d+\])?$/i, 'EMAIL'],
  [/phones?(\[\d+\])?$/i, 'PHONE'],
  [/subdivision$/i, 'SUBDIVISION'],
  [/country(Code)?$/i, 'COUNTRY'],
  [/currency(Code)?$/i, 'CURRENCY'],
  [/(language|locale)$/i, 'LANGUAGE_TAG'],
  [/(url|uri|link)$/i, 'WEB_URL'],
  [/colou?r(Code)?$/i, 'COLOR_HEX'],
  [/(amount|price|value|rate|percent(age)?|quantity)$/i, 'DECIMAL_VALUE'],
  [/(date|time)$/i, 'DATE_TIME'],
  [/(^|\.)(id|guid)$|Ids?(\[\d+\])?$/, 'GUID'],
];

/** The types of the formats that the descriptions name. */
const formats: Readonly<Record<string, string>> = {
  email: 'EMAIL',
  uuid: 'GUID',
  guid: 'GUID',
  url: 'WEB_URL',
  datetime: 'DATE_TIME',
  date: 'DATE_TIME',
};

/**
 * The type that a violation of a format names in its data, from the format of the description or from the name of the
 * field (R704).
 */
export const formatType = (field: string, format = ''): string =>
  (Object.hasOwn(formats, format) ? formats[format] : undefined) ??
  named.find(([pattern]) => pattern.test(field))?.[1] ??
  'OTHER';
