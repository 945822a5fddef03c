import type { LineItem } from 'vitrine/carts';

/** The name of a line in the buyer's language. */
export const nameOf = ({ productName }: LineItem): string =>
  productName?.translated ?? productName?.original ?? '';

/** The choices of a line, such as "Size: S". */
export const choicesOf = ({ descriptionLines = [] }: LineItem): readonly { name: string; value: string }[] =>
  descriptionLines.map(({ name, plainText, colorInfo }) => ({
    name: name.translated ?? name.original,
    value: plainText?.translated ?? plainText?.original ?? colorInfo?.translated ?? colorInfo?.original ?? '',
  }));

/** The problem of a line, if any. */
export const troubleOf = ({
  availability,
}: LineItem): { kind: 'gone' } | { kind: 'fewer'; left: number } | undefined => {
  if (availability?.status === 'AVAILABLE') return undefined;
  return availability?.status === 'PARTIALLY_AVAILABLE'
    ? { kind: 'fewer', left: availability?.quantityAvailable ?? 0 }
    : { kind: 'gone' };
};

/** The slug in a line's product URL, for a link to the playground's own page. */
export const slugOf = ({ url }: LineItem): string | undefined => {
  const path =
    url?.relativePath ?? (url?.url && URL.canParse(url.url) ? new URL(url.url).pathname : undefined);
  const last = path?.split('/').findLast((part) => part !== '');
  return last === undefined ? undefined : decodeURIComponent(last);
};
