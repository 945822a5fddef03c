import type {
  AddProductMediaRequest,
  AddProductMediaToChoicesRequest,
  MediaDataForWrite,
  OptionAndChoice,
  RemoveProductMediaFromChoicesRequest,
  RemoveProductMediaRequest,
} from '../../../../generated/catalog-write/types.ts';
import { fieldError } from '../../../engine/errors.ts';
import { mediumById } from '../../../media/picture.ts';
import type { MediaRecord, ProductRecord } from '../../../records/state.ts';
import { productById } from '../catalog.ts';
import { newId, type CallContext, type Rule } from '../../../engine/context.ts';
import { placeholder } from '../media-view.ts';
import { matchChoice } from '../options.ts';
import { productChanged } from './changes.ts';

/** The maximum number of media of a product. */
const MOST_MEDIA = 300;

/** The description of a choice. Throws a 400 for a choice that the product does not have. */
const checkedChoice = (product: ProductRecord, { option, choice }: OptionAndChoice, path: string): string => {
  const description = matchChoice(product, option, choice);
  if (description === undefined)
    throw fieldError(`${path}.choice`, 'VALIDATION', `is not a choice of this product: ${option} ${choice}`);
  return description;
};

/** Throws a 400 if another option of the product has media: only one option may (R108). */
const checkOneOption = (media: readonly MediaRecord[], option: string, path: string): void => {
  const other = media.find(({ choice }) => choice && choice.option !== option)?.choice?.option;
  if (other !== undefined)
    throw fieldError(
      `${path}.option`,
      'VALIDATION',
      `has media, but ${other} already has media: only one option may have media`,
    );
};

const link = (medium: MediaRecord, option: string, description: string): void => {
  medium.choice ??= { option, descriptions: [] };
  if (!medium.choice.descriptions.includes(description)) medium.choice.descriptions.push(description);
};

const readMedium = (call: CallContext, { mediaId, url }: MediaDataForWrite, path: string): MediaRecord => {
  if ((mediaId === undefined) === (url === undefined))
    throw fieldError(path, 'ONE_OF_ALIGNMENT', 'must have exactly one of mediaId and url');
  if (mediaId !== undefined) {
    const { choice: _, ...known } = mediumById(call, mediaId) ?? placeholder(mediaId);
    return known;
  }
  if (url === undefined || !/^https?:\/\//i.test(url))
    throw fieldError(`${path}.url`, 'FORMAT', 'must be an http or https address');
  return { id: newId(call, 'medium'), altText: '', url };
};

/**
 * addProductMedia (R108): a medium with an address is shown from there and never fetched. A file of the media store
 * that the sandbox does not know is drawn as a placeholder.
 */
export const addProductMedia: Rule = (call) => {
  const { media } = call.body as AddProductMediaRequest;
  const product = productById(call);
  const pictures = structuredClone(product.pictures);
  for (const [index, entry] of media.entries()) {
    const path = `media[${index}]`;
    const medium = readMedium(call, entry, path);
    if (entry.choice) {
      const description = checkedChoice(product, entry.choice, `${path}.choice`);
      checkOneOption(pictures, entry.choice.option, `${path}.choice`);
      link(medium, entry.choice.option, description);
    }
    pictures.push(medium);
  }
  if (pictures.length > MOST_MEDIA)
    throw fieldError('media', 'MAX_SIZE', `a product has at most ${MOST_MEDIA} media`);
  product.pictures = pictures;
  productChanged(call, product, ['media']);
  return {};
};

/** removeProductMedia: an empty list removes all media (R108). */
export const removeProductMedia: Rule = (call) => {
  const { mediaIds } = call.body as RemoveProductMediaRequest;
  const product = productById(call);
  // Keeps the files in the media store, so that they can be added again by their ids.
  for (const { id } of product.pictures) mediumById(call, id);
  const left = mediaIds.length === 0 ? [] : product.pictures.filter(({ id }) => !mediaIds.includes(id));
  const changed = left.length < product.pictures.length ? ['media'] : [];
  product.pictures = left;
  productChanged(call, product, changed);
  return {};
};

/** addProductMediaToChoices: links media of the product to choices; only one option may have media (R108). */
export const addProductMediaToChoices: Rule = (call) => {
  const { media } = call.body as AddProductMediaToChoicesRequest;
  const product = productById(call);
  const pictures = structuredClone(product.pictures);
  for (const [index, entry] of media.entries()) {
    const path = `media[${index}]`;
    const description = checkedChoice(product, entry, path);
    checkOneOption(pictures, entry.option, path);
    for (const [place, id] of (entry.mediaIds ?? []).entries()) {
      const medium = pictures.find((candidate) => candidate.id === id);
      if (!medium)
        throw fieldError(
          `${path}.mediaIds[${place}]`,
          'VALIDATION',
          `is not a medium of this product: ${id}`,
        );
      link(medium, entry.option, description);
    }
  }
  product.pictures = pictures;
  productChanged(call, product, ['media']);
  return {};
};

/** removeProductMediaFromChoices: without ids, or with an empty list, a choice loses all its media (R108). */
export const removeProductMediaFromChoices: Rule = (call) => {
  const { media } = call.body as RemoveProductMediaFromChoicesRequest;
  const product = productById(call);
  const meant = media.map((entry, index) => ({
    ...entry,
    description: checkedChoice(product, entry, `media[${index}]`),
  }));
  for (const { option, description, mediaIds = [] } of meant)
    for (const medium of product.pictures) {
      if (medium.choice?.option !== option || (mediaIds.length > 0 && !mediaIds.includes(medium.id)))
        continue;
      medium.choice.descriptions = medium.choice.descriptions.filter((known) => known !== description);
      if (medium.choice.descriptions.length === 0) delete medium.choice;
    }
  productChanged(call, product, ['media']);
  return {};
};
