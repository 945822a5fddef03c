// Generated from spec/catalog-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const ItemPageUrl = /*#__PURE__*/ zod.object({
  relativePath: /*#__PURE__*/ zod.string(),
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type ItemPageUrl = zod.input<typeof ItemPageUrl>;
export type ItemPageUrlOutput = zod.output<typeof ItemPageUrl>;

export const RichContentNodeType = /*#__PURE__*/ zod.enum([
  'PARAGRAPH',
  'TEXT',
  'HEADING',
  'BULLETED_LIST',
  'ORDERED_LIST',
  'LIST_ITEM',
  'BLOCKQUOTE',
  'CODE_BLOCK',
  'VIDEO',
  'DIVIDER',
  'FILE',
  'GALLERY',
  'GIF',
  'HTML',
  'IMAGE',
  'LINK_PREVIEW',
  'MAP',
  'POLL',
  'APP_EMBED',
  'BUTTON',
  'COLLAPSIBLE_LIST',
  'TABLE',
  'EMBED',
  'COLLAPSIBLE_ITEM',
  'COLLAPSIBLE_ITEM_TITLE',
  'COLLAPSIBLE_ITEM_BODY',
  'TABLE_CELL',
  'TABLE_ROW',
  'EXTERNAL',
  'AUDIO',
  'CAPTION',
  'LAYOUT',
  'LAYOUT_CELL',
  'SHAPE',
  'CARD',
  'TOC',
  'SMART_BLOCK',
  'SMART_BLOCK_CELL',
  'CHECKBOX_LIST',
]);

export type RichContentNodeType = zod.input<typeof RichContentNodeType>;
export type RichContentNodeTypeOutput = zod.output<typeof RichContentNodeType>;

export const NodeStyle = /*#__PURE__*/ zod.object({
  paddingTop: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  paddingBottom: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  backgroundColor: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type NodeStyle = zod.input<typeof NodeStyle>;
export type NodeStyleOutput = zod.output<typeof NodeStyle>;

export const richContentNodeNodesMax = 1000;

export const RichContentNode = /*#__PURE__*/ zod.looseObject({
  type: RichContentNodeType,
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  nodes: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
      .check(/*#__PURE__*/ zod.maxLength(richContentNodeNodesMax)),
  ),
  style: /*#__PURE__*/ zod.optional(NodeStyle),
});

export type RichContentNode = zod.input<typeof RichContentNode>;
export type RichContentNodeOutput = zod.output<typeof RichContentNode>;

export const richContentMetadataVersionMin = 0;

export const RichContentMetadata = /*#__PURE__*/ zod.object({
  version: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(richContentMetadataVersionMin)),
  ),
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  createdTimestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedTimestamp: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type RichContentMetadata = zod.input<typeof RichContentMetadata>;
export type RichContentMetadataOutput = zod.output<typeof RichContentMetadata>;

export const TextDecorationType = /*#__PURE__*/ zod.enum([
  'BOLD',
  'ITALIC',
  'UNDERLINE',
  'SPOILER',
  'ANCHOR',
  'MENTION',
  'LINK',
  'COLOR',
  'FONT_SIZE',
  'EXTERNAL',
  'STRIKETHROUGH',
  'SUPERSCRIPT',
  'SUBSCRIPT',
  'FONT_FAMILY',
  'SKETCH',
]);

export type TextDecorationType = zod.input<typeof TextDecorationType>;
export type TextDecorationTypeOutput = zod.output<typeof TextDecorationType>;

export const TextDecoration = /*#__PURE__*/ zod.looseObject({
  type: TextDecorationType,
});

export type TextDecoration = zod.input<typeof TextDecoration>;
export type TextDecorationOutput = zod.output<typeof TextDecoration>;

export const textNodeStyleDecorationsMax = 20;

export const TextNodeStyle = /*#__PURE__*/ zod.object({
  decorations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(TextDecoration).check(/*#__PURE__*/ zod.maxLength(textNodeStyleDecorationsMax)),
  ),
  nodeStyle: /*#__PURE__*/ zod.optional(NodeStyle),
  lineHeight: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type TextNodeStyle = zod.input<typeof TextNodeStyle>;
export type TextNodeStyleOutput = zod.output<typeof TextNodeStyle>;

export const DocumentStyle = /*#__PURE__*/ zod.object({
  headerOne: /*#__PURE__*/ zod.optional(TextNodeStyle),
  headerTwo: /*#__PURE__*/ zod.optional(TextNodeStyle),
  headerThree: /*#__PURE__*/ zod.optional(TextNodeStyle),
  headerFour: /*#__PURE__*/ zod.optional(TextNodeStyle),
  headerFive: /*#__PURE__*/ zod.optional(TextNodeStyle),
  headerSix: /*#__PURE__*/ zod.optional(TextNodeStyle),
  paragraph: /*#__PURE__*/ zod.optional(TextNodeStyle),
  blockquote: /*#__PURE__*/ zod.optional(TextNodeStyle),
  codeBlock: /*#__PURE__*/ zod.optional(TextNodeStyle),
});

export type DocumentStyle = zod.input<typeof DocumentStyle>;
export type DocumentStyleOutput = zod.output<typeof DocumentStyle>;

export const richContentNodesMax = 1000;

export const RichContent = /*#__PURE__*/ zod.object({
  nodes: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(RichContentNode).check(/*#__PURE__*/ zod.maxLength(richContentNodesMax)),
  ),
  metadata: /*#__PURE__*/ zod.optional(RichContentMetadata),
  documentStyle: /*#__PURE__*/ zod.optional(DocumentStyle),
});

export type RichContent = zod.input<typeof RichContent>;
export type RichContentOutput = zod.output<typeof RichContent>;

export const limitedImageIdMax = 400;

export const limitedImageHeightMin = 0;

export const limitedImageWidthMin = 0;

export const limitedImageAltTextMax = 200;

export const limitedImageFilenameMax = 200;

export const LimitedImage = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(limitedImageIdMax)),
  url: /*#__PURE__*/ zod.url(),
  height: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(limitedImageHeightMin)),
  width: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(limitedImageWidthMin)),
  altText: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(limitedImageAltTextMax)),
  ),
  filename: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(limitedImageFilenameMax)),
  ),
});

export type LimitedImage = zod.input<typeof LimitedImage>;
export type LimitedImageOutput = zod.output<typeof LimitedImage>;

export const productVideoResolutionHeightMin = 0;

export const productVideoResolutionWidthMin = 0;

export const productVideoResolutionFormatMax = 200;

export const ProductVideoResolution = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod.url(),
  height: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productVideoResolutionHeightMin)),
  width: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productVideoResolutionWidthMin)),
  format: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productVideoResolutionFormatMax)),
});

export type ProductVideoResolution = zod.input<typeof ProductVideoResolution>;
export type ProductVideoResolutionOutput = zod.output<typeof ProductVideoResolution>;

export const productVideoIdMax = 400;

export const productVideoResolutionsMax = 100;

export const productVideoFilenameMax = 200;

export const ProductVideo = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productVideoIdMax)),
  resolutions: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ProductVideoResolution)
      .check(/*#__PURE__*/ zod.maxLength(productVideoResolutionsMax)),
  ),
  filename: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productVideoFilenameMax)),
  ),
});

export type ProductVideo = zod.input<typeof ProductVideo>;
export type ProductVideoOutput = zod.output<typeof ProductVideo>;

export const ProductMediaType = /*#__PURE__*/ zod.enum(['IMAGE', 'VIDEO']);

export type ProductMediaType = zod.input<typeof ProductMediaType>;
export type ProductMediaTypeOutput = zod.output<typeof ProductMediaType>;

export const mediaThumbnailHeightMin = 0;

export const mediaThumbnailWidthMin = 0;

export const mediaThumbnailAltTextMax = 1000;

export const MediaThumbnail = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod.url(),
  height: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaThumbnailHeightMin)),
  width: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaThumbnailWidthMin)),
  altText: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(mediaThumbnailAltTextMax)),
  ),
});

export type MediaThumbnail = zod.input<typeof MediaThumbnail>;
export type MediaThumbnailOutput = zod.output<typeof MediaThumbnail>;

export const productMediumIdMax = 200;

export const productMediumAltTextMax = 1000;

export const productMediumDisplayNameMax = 80;

export const productMediumUploadIdMax = 200;

export const ProductMedium = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(productMediumIdMax)),
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  image: /*#__PURE__*/ zod.optional(LimitedImage),
  video: /*#__PURE__*/ zod.optional(ProductVideo),
  altText: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productMediumAltTextMax)),
  ),
  displayName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productMediumDisplayNameMax)),
  ),
  mediaType: ProductMediaType,
  thumbnail: /*#__PURE__*/ zod.optional(MediaThumbnail),
  uploadId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productMediumUploadIdMax)),
});

export type ProductMedium = zod.input<typeof ProductMedium>;
export type ProductMediumOutput = zod.output<typeof ProductMedium>;

export const mediaItemsInfoItemsMax = 50;

export const MediaItemsInfo = /*#__PURE__*/ zod.object({
  items: /*#__PURE__*/ zod.array(ProductMedium).check(/*#__PURE__*/ zod.maxLength(mediaItemsInfoItemsMax)),
});

export type MediaItemsInfo = zod.input<typeof MediaItemsInfo>;
export type MediaItemsInfoOutput = zod.output<typeof MediaItemsInfo>;

export const ProductMediaV3 = /*#__PURE__*/ zod.object({
  main: /*#__PURE__*/ zod.optional(ProductMedium),
  itemsInfo: /*#__PURE__*/ zod.optional(MediaItemsInfo),
});

export type ProductMediaV3 = zod.input<typeof ProductMediaV3>;
export type ProductMediaV3Output = zod.output<typeof ProductMediaV3>;

export const SeoTag = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.string(),
  props: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
  meta: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
  children: /*#__PURE__*/ zod.string(),
  custom: /*#__PURE__*/ zod.boolean(),
  disabled: /*#__PURE__*/ zod.boolean(),
});

export type SeoTag = zod.input<typeof SeoTag>;
export type SeoTagOutput = zod.output<typeof SeoTag>;

export const seoKeywordOriginMax = 1000;

export const SeoKeyword = /*#__PURE__*/ zod.object({
  term: /*#__PURE__*/ zod.string(),
  isMain: /*#__PURE__*/ zod.boolean(),
  origin: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(seoKeywordOriginMax)),
  ),
});

export type SeoKeyword = zod.input<typeof SeoKeyword>;
export type SeoKeywordOutput = zod.output<typeof SeoKeyword>;

export const seoKeywordSettingsKeywordsMax = 5;

export const SeoKeywordSettings = /*#__PURE__*/ zod.object({
  preventAutoRedirect: /*#__PURE__*/ zod.boolean(),
  keywords: /*#__PURE__*/ zod
    .array(SeoKeyword)
    .check(/*#__PURE__*/ zod.maxLength(seoKeywordSettingsKeywordsMax)),
});

export type SeoKeywordSettings = zod.input<typeof SeoKeywordSettings>;
export type SeoKeywordSettingsOutput = zod.output<typeof SeoKeywordSettings>;

export const seoSchemaTagsMax = 100;

export const SeoSchema = /*#__PURE__*/ zod.object({
  tags: /*#__PURE__*/ zod.array(SeoTag).check(/*#__PURE__*/ zod.maxLength(seoSchemaTagsMax)),
  settings: /*#__PURE__*/ zod.optional(SeoKeywordSettings),
});

export type SeoSchema = zod.input<typeof SeoSchema>;
export type SeoSchemaOutput = zod.output<typeof SeoSchema>;

export const OptionRenderType = /*#__PURE__*/ zod.enum(['TEXT_CHOICES', 'SWATCH_CHOICES']);

export type OptionRenderType = zod.input<typeof OptionRenderType>;
export type OptionRenderTypeOutput = zod.output<typeof OptionRenderType>;

export const ChoiceType = /*#__PURE__*/ zod.enum(['CHOICE_TEXT', 'ONE_COLOR']);

export type ChoiceType = zod.input<typeof ChoiceType>;
export type ChoiceTypeOutput = zod.output<typeof ChoiceType>;

export const mediaReferenceMediaIdMax = 200;

export const MediaReference = /*#__PURE__*/ zod.object({
  mediaId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(mediaReferenceMediaIdMax)),
  ),
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
});

export type MediaReference = zod.input<typeof MediaReference>;
export type MediaReferenceOutput = zod.output<typeof MediaReference>;

export const mediaReferencesItemsMax = 15;

export const MediaReferences = /*#__PURE__*/ zod.object({
  items: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(MediaReference).check(/*#__PURE__*/ zod.maxLength(mediaReferencesItemsMax)),
  ),
});

export type MediaReferences = zod.input<typeof MediaReferences>;
export type MediaReferencesOutput = zod.output<typeof MediaReferences>;

export const connectedOptionChoiceKeyMax = 50;

export const connectedOptionChoiceNameMax = 50;

export const connectedOptionChoiceColorCodeMin = 3;
export const connectedOptionChoiceColorCodeMax = 20;

export const connectedOptionChoiceLinkedMediaMax = 15;

export const ConnectedOptionChoice = /*#__PURE__*/ zod.object({
  choiceId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  key: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedOptionChoiceKeyMax)),
  ),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedOptionChoiceNameMax)),
  ),
  choiceType: /*#__PURE__*/ zod.optional(ChoiceType),
  colorCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(connectedOptionChoiceColorCodeMin))
      .check(/*#__PURE__*/ zod.maxLength(connectedOptionChoiceColorCodeMax)),
  ),
  inStock: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  linkedMedia: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ProductMedium)
      .check(/*#__PURE__*/ zod.maxLength(connectedOptionChoiceLinkedMediaMax)),
  ),
  displayImage: /*#__PURE__*/ zod.optional(LimitedImage),
  media: /*#__PURE__*/ zod.optional(MediaReferences),
});

export type ConnectedOptionChoice = zod.input<typeof ConnectedOptionChoice>;
export type ConnectedOptionChoiceOutput = zod.output<typeof ConnectedOptionChoice>;

export const optionChoicesSettingsChoicesMax = 1000;

export const OptionChoicesSettings = /*#__PURE__*/ zod.object({
  choices: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ConnectedOptionChoice)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(optionChoicesSettingsChoicesMax)),
  ),
});

export type OptionChoicesSettings = zod.input<typeof OptionChoicesSettings>;
export type OptionChoicesSettingsOutput = zod.output<typeof OptionChoicesSettings>;

export const connectedOptionIdMax = 36;

export const connectedOptionNameMax = 50;

export const connectedOptionKeyMax = 50;

export const ConnectedOption = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedOptionIdMax)),
  ),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedOptionNameMax)),
  ),
  key: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(connectedOptionKeyMax)),
  optionRenderType: OptionRenderType,
  choicesSettings: /*#__PURE__*/ zod.optional(OptionChoicesSettings),
});

export type ConnectedOption = zod.input<typeof ConnectedOption>;
export type ConnectedOptionOutput = zod.output<typeof ConnectedOption>;

export const ModifierRenderType = /*#__PURE__*/ zod.enum(['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES']);

export type ModifierRenderType = zod.input<typeof ModifierRenderType>;
export type ModifierRenderTypeOutput = zod.output<typeof ModifierRenderType>;

export const freeTextSettingsMinCharCountMin = 0;

export const freeTextSettingsMaxCharCountMin = 0;
export const freeTextSettingsMaxCharCountMax = 500;

export const freeTextSettingsDefaultAddedPriceRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const freeTextSettingsTitleMax = 150;

export const freeTextSettingsKeyMax = 150;

export const FreeTextSettings = /*#__PURE__*/ zod.object({
  minCharCount: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(freeTextSettingsMinCharCountMin)),
  maxCharCount: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(freeTextSettingsMaxCharCountMin))
    .check(/*#__PURE__*/ zod.lte(freeTextSettingsMaxCharCountMax)),
  defaultAddedPrice: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', freeTextSettingsDefaultAddedPriceRegExp),
  ),
  title: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(freeTextSettingsTitleMax)),
  key: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(freeTextSettingsKeyMax)),
});

export type FreeTextSettings = zod.input<typeof FreeTextSettings>;
export type FreeTextSettingsOutput = zod.output<typeof FreeTextSettings>;

export const connectedModifierChoiceKeyMax = 50;

export const connectedModifierChoiceNameMax = 50;

export const connectedModifierChoiceColorCodeMin = 3;
export const connectedModifierChoiceColorCodeMax = 20;

export const connectedModifierChoiceAddedPriceRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const connectedModifierChoiceLinkedMediaMax = 15;

export const ConnectedModifierChoice = /*#__PURE__*/ zod.object({
  choiceId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  key: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedModifierChoiceKeyMax)),
  ),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedModifierChoiceNameMax)),
  ),
  choiceType: /*#__PURE__*/ zod.optional(ChoiceType),
  colorCode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(connectedModifierChoiceColorCodeMin))
      .check(/*#__PURE__*/ zod.maxLength(connectedModifierChoiceColorCodeMax)),
  ),
  addedPrice: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', connectedModifierChoiceAddedPriceRegExp),
  ),
  linkedMedia: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ProductMedium)
      .check(/*#__PURE__*/ zod.maxLength(connectedModifierChoiceLinkedMediaMax)),
  ),
  displayImage: /*#__PURE__*/ zod.optional(LimitedImage),
  media: /*#__PURE__*/ zod.optional(MediaReferences),
});

export type ConnectedModifierChoice = zod.input<typeof ConnectedModifierChoice>;
export type ConnectedModifierChoiceOutput = zod.output<typeof ConnectedModifierChoice>;

export const modifierChoicesSettingsChoicesMax = 1000;

export const ModifierChoicesSettings = /*#__PURE__*/ zod.object({
  choices: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ConnectedModifierChoice)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(modifierChoicesSettingsChoicesMax)),
  ),
});

export type ModifierChoicesSettings = zod.input<typeof ModifierChoicesSettings>;
export type ModifierChoicesSettingsOutput = zod.output<typeof ModifierChoicesSettings>;

export const connectedModifierIdMax = 36;

export const connectedModifierNameMax = 50;

export const connectedModifierKeyMax = 50;

export const ConnectedModifier = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedModifierIdMax)),
  ),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(connectedModifierNameMax)),
  ),
  key: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(connectedModifierKeyMax)),
  modifierRenderType: ModifierRenderType,
  mandatory: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  toBeRemovedMandatory: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  freeTextSettings: /*#__PURE__*/ zod.optional(FreeTextSettings),
  choicesSettings: /*#__PURE__*/ zod.optional(ModifierChoicesSettings),
});

export type ConnectedModifier = zod.input<typeof ConnectedModifier>;
export type ConnectedModifierOutput = zod.output<typeof ConnectedModifier>;

export const productBrandNameMax = 50;

export const ProductBrand = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productBrandNameMax)),
  ),
});

export type ProductBrand = zod.input<typeof ProductBrand>;
export type ProductBrandOutput = zod.output<typeof ProductBrand>;

export const productInfoSectionUniqueNameMax = 100;

export const productInfoSectionTitleMax = 50;

export const productInfoSectionPlainDescriptionMax = 16000;

export const ProductInfoSection = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  uniqueName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productInfoSectionUniqueNameMax)),
  ),
  title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productInfoSectionTitleMax)),
  ),
  description: /*#__PURE__*/ zod.optional(RichContent),
  plainDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productInfoSectionPlainDescriptionMax)),
  ),
});

export type ProductInfoSection = zod.input<typeof ProductInfoSection>;
export type ProductInfoSectionOutput = zod.output<typeof ProductInfoSection>;

export const productRibbonIdMax = 36;

export const productRibbonNameMax = 30;

export const ProductRibbon = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productRibbonIdMax)),
  ),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productRibbonNameMax)),
  ),
});

export type ProductRibbon = zod.input<typeof ProductRibbon>;
export type ProductRibbonOutput = zod.output<typeof ProductRibbon>;

export const productCategoryIndexMax = 200;

export const ProductCategory = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
  index: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.lte(productCategoryIndexMax)),
  ),
});

export type ProductCategory = zod.input<typeof ProductCategory>;
export type ProductCategoryOutput = zod.output<typeof ProductCategory>;

export const productCategoriesInfoCategoriesMax = 2000;

export const ProductCategoriesInfo = /*#__PURE__*/ zod.object({
  categories: /*#__PURE__*/ zod
    .array(ProductCategory)
    .check(/*#__PURE__*/ zod.maxLength(productCategoriesInfoCategoriesMax)),
});

export type ProductCategoriesInfo = zod.input<typeof ProductCategoriesInfo>;
export type ProductCategoriesInfoOutput = zod.output<typeof ProductCategoriesInfo>;

export const fixedMonetaryAmountAmountRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const fixedMonetaryAmountFormattedAmountMax = 20;

export const FixedMonetaryAmount = /*#__PURE__*/ zod.object({
  amount: /*#__PURE__*/ zod.stringFormat('decimal', fixedMonetaryAmountAmountRegExp),
  formattedAmount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fixedMonetaryAmountFormattedAmountMax)),
  ),
});

export type FixedMonetaryAmount = zod.input<typeof FixedMonetaryAmount>;
export type FixedMonetaryAmountOutput = zod.output<typeof FixedMonetaryAmount>;

export const PriceRangeV3 = /*#__PURE__*/ zod.object({
  minValue: FixedMonetaryAmount,
  maxValue: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
});

export type PriceRangeV3 = zod.input<typeof PriceRangeV3>;
export type PriceRangeV3Output = zod.output<typeof PriceRangeV3>;

export const InventoryStatus = /*#__PURE__*/ zod.enum(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK']);

export type InventoryStatus = zod.input<typeof InventoryStatus>;
export type InventoryStatusOutput = zod.output<typeof InventoryStatus>;

export const PreorderStatus = /*#__PURE__*/ zod.enum(['ENABLED', 'DISABLED', 'PARTIALLY_ENABLED']);

export type PreorderStatus = zod.input<typeof PreorderStatus>;
export type PreorderStatusOutput = zod.output<typeof PreorderStatus>;

export const PreorderAvailability = /*#__PURE__*/ zod.enum(['ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS']);

export type PreorderAvailability = zod.input<typeof PreorderAvailability>;
export type PreorderAvailabilityOutput = zod.output<typeof PreorderAvailability>;

export const ProductInventory = /*#__PURE__*/ zod.object({
  availabilityStatus: InventoryStatus,
  preorderStatus: PreorderStatus,
  preorderAvailability: PreorderAvailability,
});

export type ProductInventory = zod.input<typeof ProductInventory>;
export type ProductInventoryOutput = zod.output<typeof ProductInventory>;

export const ProductTypeV3 = /*#__PURE__*/ zod.enum(['PHYSICAL', 'DIGITAL']);

export type ProductTypeV3 = zod.input<typeof ProductTypeV3>;
export type ProductTypeV3Output = zod.output<typeof ProductTypeV3>;

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const CurrencyCode = /*#__PURE__*/ zod.stringFormat('currency-code', CurrencyCodeRegExp);

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const breadcrumbCategoryNameMax = 80;

export const breadcrumbCategorySlugMax = 100;

export const Breadcrumb = /*#__PURE__*/ zod.object({
  categoryId: /*#__PURE__*/ zod.guid(),
  categoryName: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(breadcrumbCategoryNameMax)),
  categorySlug: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(breadcrumbCategorySlugMax)),
});

export type Breadcrumb = zod.input<typeof Breadcrumb>;
export type BreadcrumbOutput = zod.output<typeof Breadcrumb>;

export const breadcrumbsInfoBreadcrumbsMax = 5;

export const BreadcrumbsInfo = /*#__PURE__*/ zod.object({
  breadcrumbs: /*#__PURE__*/ zod
    .array(Breadcrumb)
    .check(/*#__PURE__*/ zod.maxLength(breadcrumbsInfoBreadcrumbsMax)),
});

export type BreadcrumbsInfo = zod.input<typeof BreadcrumbsInfo>;
export type BreadcrumbsInfoOutput = zod.output<typeof BreadcrumbsInfo>;

export const optionChoiceIdsOptionIdMax = 36;

export const OptionChoiceIds = /*#__PURE__*/ zod.object({
  optionId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(optionChoiceIdsOptionIdMax)),
  ),
  choiceId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type OptionChoiceIds = zod.input<typeof OptionChoiceIds>;
export type OptionChoiceIdsOutput = zod.output<typeof OptionChoiceIds>;

export const OptionChoiceNames = /*#__PURE__*/ zod.object({
  optionName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  choiceName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  renderType: /*#__PURE__*/ zod.optional(OptionRenderType),
});

export type OptionChoiceNames = zod.input<typeof OptionChoiceNames>;
export type OptionChoiceNamesOutput = zod.output<typeof OptionChoiceNames>;

export const VariantOptionChoice = /*#__PURE__*/ zod.object({
  optionChoiceIds: /*#__PURE__*/ zod.optional(OptionChoiceIds),
  optionChoiceNames: /*#__PURE__*/ zod.optional(OptionChoiceNames),
});

export type VariantOptionChoice = zod.input<typeof VariantOptionChoice>;
export type VariantOptionChoiceOutput = zod.output<typeof VariantOptionChoice>;

export const VariantPriceV3 = /*#__PURE__*/ zod.object({
  actualPrice: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
  compareAtPrice: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
  priceAfterDiscount: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
});

export type VariantPriceV3 = zod.input<typeof VariantPriceV3>;
export type VariantPriceV3Output = zod.output<typeof VariantPriceV3>;

export const revenueDetailsProfitMarginMax = 1;

export const RevenueDetails = /*#__PURE__*/ zod.object({
  cost: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
  profit: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
  profitMargin: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.lte(revenueDetailsProfitMarginMax)),
});

export type RevenueDetails = zod.input<typeof RevenueDetails>;
export type RevenueDetailsOutput = zod.output<typeof RevenueDetails>;

export const subscriptionPricePerUnitValueRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const subscriptionPricePerUnitDescriptionMax = 20;

export const SubscriptionPricePerUnit = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', subscriptionPricePerUnitValueRegExp),
  ),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(subscriptionPricePerUnitDescriptionMax)),
  ),
  priceAfterDiscount: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
});

export type SubscriptionPricePerUnit = zod.input<typeof SubscriptionPricePerUnit>;
export type SubscriptionPricePerUnitOutput = zod.output<typeof SubscriptionPricePerUnit>;

export const SubscriptionPrice = /*#__PURE__*/ zod.object({
  subscriptionId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  price: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
  pricePerUnit: /*#__PURE__*/ zod.optional(SubscriptionPricePerUnit),
  priceAfterDiscount: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
});

export type SubscriptionPrice = zod.input<typeof SubscriptionPrice>;
export type SubscriptionPriceOutput = zod.output<typeof SubscriptionPrice>;

export const subscriptionPricesInfoSubscriptionPricesMax = 6;

export const SubscriptionPricesInfo = /*#__PURE__*/ zod.object({
  subscriptionPrices: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(SubscriptionPrice)
      .check(/*#__PURE__*/ zod.maxLength(subscriptionPricesInfoSubscriptionPricesMax)),
  ),
});

export type SubscriptionPricesInfo = zod.input<typeof SubscriptionPricesInfo>;
export type SubscriptionPricesInfoOutput = zod.output<typeof SubscriptionPricesInfo>;

export const VariantInventoryStatus = /*#__PURE__*/ zod.object({
  inStock: /*#__PURE__*/ zod.boolean(),
  preorderEnabled: /*#__PURE__*/ zod.boolean(),
});

export type VariantInventoryStatus = zod.input<typeof VariantInventoryStatus>;
export type VariantInventoryStatusOutput = zod.output<typeof VariantInventoryStatus>;

export const MeasurementUnit = /*#__PURE__*/ zod.enum([
  'UNSPECIFIED',
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
]);

export type MeasurementUnit = zod.input<typeof MeasurementUnit>;
export type MeasurementUnitOutput = zod.output<typeof MeasurementUnit>;

export const pricePerUnitSettingsQuantityMin = 0.01;
export const pricePerUnitSettingsQuantityMax = 999999999.99;

export const PricePerUnitSettings = /*#__PURE__*/ zod.object({
  quantity: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(pricePerUnitSettingsQuantityMin))
    .check(/*#__PURE__*/ zod.lte(pricePerUnitSettingsQuantityMax)),
  measurementUnit: MeasurementUnit,
});

export type PricePerUnitSettings = zod.input<typeof PricePerUnitSettings>;
export type PricePerUnitSettingsOutput = zod.output<typeof PricePerUnitSettings>;

export const variantPricePerUnitValueRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const variantPricePerUnitDescriptionMax = 100;

export const VariantPricePerUnit = /*#__PURE__*/ zod.object({
  settings: /*#__PURE__*/ zod.optional(PricePerUnitSettings),
  value: /*#__PURE__*/ zod.stringFormat('decimal', variantPricePerUnitValueRegExp),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variantPricePerUnitDescriptionMax)),
  ),
  priceAfterDiscount: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
});

export type VariantPricePerUnit = zod.input<typeof VariantPricePerUnit>;
export type VariantPricePerUnitOutput = zod.output<typeof VariantPricePerUnit>;

export const DimensionsUnit = /*#__PURE__*/ zod.enum([
  'UNKNOWN_DIMENSIONS_UNIT',
  'MM',
  'CM',
  'M',
  'IN',
  'FT',
  'YD',
]);

export type DimensionsUnit = zod.input<typeof DimensionsUnit>;
export type DimensionsUnitOutput = zod.output<typeof DimensionsUnit>;

export const dimensionsLengthRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,6})?$');
export const dimensionsWidthRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,6})?$');
export const dimensionsHeightRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,6})?$');

export const Dimensions = /*#__PURE__*/ zod.object({
  length: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', dimensionsLengthRegExp)),
  width: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', dimensionsWidthRegExp)),
  height: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', dimensionsHeightRegExp)),
  unit: DimensionsUnit,
});

export type Dimensions = zod.input<typeof Dimensions>;
export type DimensionsOutput = zod.output<typeof Dimensions>;

export const variantPhysicalPropertiesWeightMax = 999999999.99;

export const VariantPhysicalProperties = /*#__PURE__*/ zod.object({
  weight: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.lte(variantPhysicalPropertiesWeightMax)),
  ),
  pricePerUnit: /*#__PURE__*/ zod.optional(VariantPricePerUnit),
  productDimensions: /*#__PURE__*/ zod.optional(Dimensions),
  packageDimensions: /*#__PURE__*/ zod.optional(Dimensions),
});

export type VariantPhysicalProperties = zod.input<typeof VariantPhysicalProperties>;
export type VariantPhysicalPropertiesOutput = zod.output<typeof VariantPhysicalProperties>;

export const DigitalFileType = /*#__PURE__*/ zod.enum([
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
]);

export type DigitalFileType = zod.input<typeof DigitalFileType>;
export type DigitalFileTypeOutput = zod.output<typeof DigitalFileType>;

export const securedMediaIdMax = 100;

export const securedMediaFileNameMax = 1000;

export const securedMediaFileSizeMax = 1000;

export const SecuredMedia = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(securedMediaIdMax)),
  fileName: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(securedMediaFileNameMax)),
  fileSize: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(securedMediaFileSizeMax)),
  ),
  fileType: DigitalFileType,
});

export type SecuredMedia = zod.input<typeof SecuredMedia>;
export type SecuredMediaOutput = zod.output<typeof SecuredMedia>;

export const VariantDigitalProperties = /*#__PURE__*/ zod.object({
  digitalFile: /*#__PURE__*/ zod.optional(SecuredMedia),
});

export type VariantDigitalProperties = zod.input<typeof VariantDigitalProperties>;
export type VariantDigitalPropertiesOutput = zod.output<typeof VariantDigitalProperties>;

export const productVariantV3SkuMax = 40;

export const productVariantV3BarcodeMax = 40;

export const productVariantV3ChoicesMax = 6;

export const ProductVariantV3 = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  sku: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productVariantV3SkuMax)),
  ),
  barcode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productVariantV3BarcodeMax)),
  ),
  choices: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(VariantOptionChoice)
      .check(/*#__PURE__*/ zod.maxLength(productVariantV3ChoicesMax)),
  ),
  price: /*#__PURE__*/ zod.optional(VariantPriceV3),
  revenueDetails: /*#__PURE__*/ zod.optional(RevenueDetails),
  media: /*#__PURE__*/ zod.optional(ProductMedium),
  subscriptionPricesInfo: /*#__PURE__*/ zod.optional(SubscriptionPricesInfo),
  inventoryStatus: /*#__PURE__*/ zod.optional(VariantInventoryStatus),
  physicalProperties: /*#__PURE__*/ zod.optional(VariantPhysicalProperties),
  digitalProperties: /*#__PURE__*/ zod.optional(VariantDigitalProperties),
});

export type ProductVariantV3 = zod.input<typeof ProductVariantV3>;
export type ProductVariantV3Output = zod.output<typeof ProductVariantV3>;

export const variantsInfoVariantsMax = 1000;

export const VariantsInfo = /*#__PURE__*/ zod.object({
  variants: /*#__PURE__*/ zod
    .array(ProductVariantV3)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(variantsInfoVariantsMax)),
});

export type VariantsInfo = zod.input<typeof VariantsInfo>;
export type VariantsInfoOutput = zod.output<typeof VariantsInfo>;

export const variantSummaryVariantCountMin = 0;

export const VariantSummary = /*#__PURE__*/ zod.object({
  variantCount: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(variantSummaryVariantCountMin)),
  minPriceVariant: /*#__PURE__*/ zod.optional(ProductVariantV3),
});

export type VariantSummary = zod.input<typeof VariantSummary>;
export type VariantSummaryOutput = zod.output<typeof VariantSummary>;

export const UserCriteria = /*#__PURE__*/ zod.enum(['MEMBERS_ONLY']);

export type UserCriteria = zod.input<typeof UserCriteria>;
export type UserCriteriaOutput = zod.output<typeof UserCriteria>;

export const PurchaseEligibility = /*#__PURE__*/ zod.object({
  userCriteria: UserCriteria,
});

export type PurchaseEligibility = zod.input<typeof PurchaseEligibility>;
export type PurchaseEligibilityOutput = zod.output<typeof PurchaseEligibility>;

export const weightRangeMinValueMax = 999999999.99;

export const weightRangeMaxValueMax = 999999999.99;

export const WeightRange = /*#__PURE__*/ zod.object({
  minValue: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.lte(weightRangeMinValueMax)),
  maxValue: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.lte(weightRangeMaxValueMax)),
});

export type WeightRange = zod.input<typeof WeightRange>;
export type WeightRangeOutput = zod.output<typeof WeightRange>;

export const pricePerUnitValueValueRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const pricePerUnitValueDescriptionMax = 100;

export const PricePerUnitValue = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod.stringFormat('decimal', pricePerUnitValueValueRegExp),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pricePerUnitValueDescriptionMax)),
  ),
});

export type PricePerUnitValue = zod.input<typeof PricePerUnitValue>;
export type PricePerUnitValueOutput = zod.output<typeof PricePerUnitValue>;

export const PricePerUnitRange = /*#__PURE__*/ zod.object({
  minValue: /*#__PURE__*/ zod.optional(PricePerUnitValue),
  maxValue: /*#__PURE__*/ zod.optional(PricePerUnitValue),
});

export type PricePerUnitRange = zod.input<typeof PricePerUnitRange>;
export type PricePerUnitRangeOutput = zod.output<typeof PricePerUnitRange>;

export const WeightUnit = /*#__PURE__*/ zod.enum(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB']);

export type WeightUnit = zod.input<typeof WeightUnit>;
export type WeightUnitOutput = zod.output<typeof WeightUnit>;

export const WeightMeasurementUnitInfo = /*#__PURE__*/ zod.object({
  weightMeasurementUnit: WeightUnit,
});

export type WeightMeasurementUnitInfo = zod.input<typeof WeightMeasurementUnitInfo>;
export type WeightMeasurementUnitInfoOutput = zod.output<typeof WeightMeasurementUnitInfo>;

export const ProductPhysicalProperties = /*#__PURE__*/ zod.object({
  pricePerUnit: /*#__PURE__*/ zod.optional(PricePerUnitSettings),
  fulfillerId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  shippingWeightRange: /*#__PURE__*/ zod.optional(WeightRange),
  pricePerUnitRange: /*#__PURE__*/ zod.optional(PricePerUnitRange),
  weightMeasurementUnitInfo: /*#__PURE__*/ zod.optional(WeightMeasurementUnitInfo),
  deliveryProfileId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
});

export type ProductPhysicalProperties = zod.input<typeof ProductPhysicalProperties>;
export type ProductPhysicalPropertiesOutput = zod.output<typeof ProductPhysicalProperties>;

export const SubscriptionFrequency = /*#__PURE__*/ zod.enum(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR']);

export type SubscriptionFrequency = zod.input<typeof SubscriptionFrequency>;
export type SubscriptionFrequencyOutput = zod.output<typeof SubscriptionFrequency>;

export const SubscriptionDiscountType = /*#__PURE__*/ zod.enum(['AMOUNT', 'PERCENT']);

export type SubscriptionDiscountType = zod.input<typeof SubscriptionDiscountType>;
export type SubscriptionDiscountTypeOutput = zod.output<typeof SubscriptionDiscountType>;

export const subscriptionDiscountAmountOffRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const subscriptionDiscountPercentOffMin = 0.1;
export const subscriptionDiscountPercentOffMax = 99.9;

export const SubscriptionDiscount = /*#__PURE__*/ zod.object({
  type: SubscriptionDiscountType,
  amountOff: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', subscriptionDiscountAmountOffRegExp),
  ),
  percentOff: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(subscriptionDiscountPercentOffMin))
      .check(/*#__PURE__*/ zod.lte(subscriptionDiscountPercentOffMax)),
  ),
});

export type SubscriptionDiscount = zod.input<typeof SubscriptionDiscount>;
export type SubscriptionDiscountOutput = zod.output<typeof SubscriptionDiscount>;

export const productSubscriptionTitleMax = 20;

export const productSubscriptionDescriptionMax = 60;

export const productSubscriptionIntervalMax = 50;

export const productSubscriptionBillingCyclesMin = 2;
export const productSubscriptionBillingCyclesMax = 999;

export const ProductSubscription = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  title: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(productSubscriptionTitleMax)),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productSubscriptionDescriptionMax)),
  ),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  frequency: SubscriptionFrequency,
  interval: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(productSubscriptionIntervalMax)),
  ),
  autoRenewal: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  billingCycles: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(productSubscriptionBillingCyclesMin))
      .check(/*#__PURE__*/ zod.lte(productSubscriptionBillingCyclesMax)),
  ),
  discount: /*#__PURE__*/ zod.optional(SubscriptionDiscount),
});

export type ProductSubscription = zod.input<typeof ProductSubscription>;
export type ProductSubscriptionOutput = zod.output<typeof ProductSubscription>;

export const subscriptionDetailsSubscriptionsMax = 6;

export const SubscriptionDetails = /*#__PURE__*/ zod.object({
  subscriptions: /*#__PURE__*/ zod
    .array(ProductSubscription)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(subscriptionDetailsSubscriptionsMax)),
  allowOneTimePurchases: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type SubscriptionDetails = zod.input<typeof SubscriptionDetails>;
export type SubscriptionDetailsOutput = zod.output<typeof SubscriptionDetails>;

export const ExtendedFields = /*#__PURE__*/ zod.object({
  namespaces: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(
      /*#__PURE__*/ zod.string(),
      /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
    ),
  ),
});

export type ExtendedFields = zod.input<typeof ExtendedFields>;
export type ExtendedFieldsOutput = zod.output<typeof ExtendedFields>;

export const productTagListTagIdsItemMax = 5;

export const productTagListTagIdsMax = 100;

export const ProductTagList = /*#__PURE__*/ zod.object({
  tagIds: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productTagListTagIdsItemMax)))
    .check(/*#__PURE__*/ zod.maxLength(productTagListTagIdsMax)),
});

export type ProductTagList = zod.input<typeof ProductTagList>;
export type ProductTagListOutput = zod.output<typeof ProductTagList>;

export const ProductTags = /*#__PURE__*/ zod.object({
  privateTags: /*#__PURE__*/ zod.optional(ProductTagList),
  publicTags: /*#__PURE__*/ zod.optional(ProductTagList),
});

export type ProductTags = zod.input<typeof ProductTags>;
export type ProductTagsOutput = zod.output<typeof ProductTags>;

export const productV3IdMax = 36;

export const productV3NameMax = 80;

export const productV3SlugMax = 300;

export const productV3HandleMax = 100;

export const productV3PlainDescriptionMax = 16000;

export const productV3OptionsMax = 6;

export const productV3ModifiersMax = 10;

export const productV3InfoSectionsMax = 20;

export const productV3AdditionalRibbonsMax = 4;

export const ProductV3 = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productV3IdMax)),
  ),
  revision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productV3NameMax)),
  ),
  slug: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productV3SlugMax)),
  ),
  handle: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productV3HandleMax)),
  ),
  url: /*#__PURE__*/ zod.optional(ItemPageUrl),
  description: /*#__PURE__*/ zod.optional(RichContent),
  plainDescription: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productV3PlainDescriptionMax)),
  ),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  visibleInPos: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  media: /*#__PURE__*/ zod.optional(ProductMediaV3),
  seoData: /*#__PURE__*/ zod.optional(SeoSchema),
  taxGroupId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  options: /*#__PURE__*/ zod.array(ConnectedOption).check(/*#__PURE__*/ zod.maxLength(productV3OptionsMax)),
  modifiers: /*#__PURE__*/ zod
    .array(ConnectedModifier)
    .check(/*#__PURE__*/ zod.maxLength(productV3ModifiersMax)),
  brand: /*#__PURE__*/ zod.optional(ProductBrand),
  infoSections: /*#__PURE__*/ zod
    .array(ProductInfoSection)
    .check(/*#__PURE__*/ zod.maxLength(productV3InfoSectionsMax)),
  ribbon: /*#__PURE__*/ zod.optional(ProductRibbon),
  additionalRibbons: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ProductRibbon).check(/*#__PURE__*/ zod.maxLength(productV3AdditionalRibbonsMax)),
  ),
  directCategoriesInfo: /*#__PURE__*/ zod.optional(ProductCategoriesInfo),
  allCategoriesInfo: /*#__PURE__*/ zod.optional(ProductCategoriesInfo),
  mainCategoryId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  costRange: /*#__PURE__*/ zod.optional(PriceRangeV3),
  inventory: /*#__PURE__*/ zod.optional(ProductInventory),
  productType: ProductTypeV3,
  currency: /*#__PURE__*/ zod.optional(CurrencyCode),
  breadcrumbsInfo: /*#__PURE__*/ zod.optional(BreadcrumbsInfo),
  actualPriceRange: /*#__PURE__*/ zod.optional(PriceRangeV3),
  compareAtPriceRange: /*#__PURE__*/ zod.optional(PriceRangeV3),
  variantsInfo: /*#__PURE__*/ zod.optional(VariantsInfo),
  variantSummary: /*#__PURE__*/ zod.optional(VariantSummary),
  purchaseEligibility: /*#__PURE__*/ zod.optional(PurchaseEligibility),
  physicalProperties: /*#__PURE__*/ zod.optional(ProductPhysicalProperties),
  subscriptionDetails: /*#__PURE__*/ zod.optional(SubscriptionDetails),
  extendedFields: /*#__PURE__*/ zod.optional(ExtendedFields),
  tags: /*#__PURE__*/ zod.optional(ProductTags),
});

export type ProductV3 = zod.input<typeof ProductV3>;
export type ProductV3Output = zod.output<typeof ProductV3>;

export const GetProductV3Response = /*#__PURE__*/ zod.object({
  product: ProductV3,
});

export type GetProductV3Response = zod.input<typeof GetProductV3Response>;
export type GetProductV3ResponseOutput = zod.output<typeof GetProductV3Response>;

export const GetProductBySlugResponse = /*#__PURE__*/ zod.object({
  product: ProductV3,
});

export type GetProductBySlugResponse = zod.input<typeof GetProductBySlugResponse>;
export type GetProductBySlugResponseOutput = zod.output<typeof GetProductBySlugResponse>;

export const cursorsNextMax = 16000;

export const cursorsPrevMax = 16000;

export const Cursors = /*#__PURE__*/ zod.object({
  next: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cursorsNextMax)),
  ),
  prev: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cursorsPrevMax)),
  ),
});

export type Cursors = zod.input<typeof Cursors>;
export type CursorsOutput = zod.output<typeof Cursors>;

export const cursorPagingMetadataCountMin = 0;

export const CursorPagingMetadata = /*#__PURE__*/ zod.object({
  count: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cursorPagingMetadataCountMin)),
  ),
  cursors: /*#__PURE__*/ zod.optional(Cursors),
  hasNext: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type CursorPagingMetadata = zod.input<typeof CursorPagingMetadata>;
export type CursorPagingMetadataOutput = zod.output<typeof CursorPagingMetadata>;

export const queryProductsV3ResponseProductsMax = 100;

export const QueryProductsV3Response = /*#__PURE__*/ zod.object({
  products: /*#__PURE__*/ zod
    .array(ProductV3)
    .check(/*#__PURE__*/ zod.maxLength(queryProductsV3ResponseProductsMax)),
  pagingMetadata: CursorPagingMetadata,
});

export type QueryProductsV3Response = zod.input<typeof QueryProductsV3Response>;
export type QueryProductsV3ResponseOutput = zod.output<typeof QueryProductsV3Response>;

export const AggregationType = /*#__PURE__*/ zod.enum([
  'VALUE',
  'RANGE',
  'SCALAR',
  'DATE_HISTOGRAM',
  'NESTED',
]);

export type AggregationType = zod.input<typeof AggregationType>;
export type AggregationTypeOutput = zod.output<typeof AggregationType>;

export const valueAggregationResultValueMax = 100;

export const ValueAggregationResult = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(valueAggregationResultValueMax)),
  ),
  count: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
});

export type ValueAggregationResult = zod.input<typeof ValueAggregationResult>;
export type ValueAggregationResultOutput = zod.output<typeof ValueAggregationResult>;

export const valueResultsResultsMax = 250;

export const ValueResults = /*#__PURE__*/ zod.object({
  results: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ValueAggregationResult)
      .check(/*#__PURE__*/ zod.maxLength(valueResultsResultsMax)),
  ),
});

export type ValueResults = zod.input<typeof ValueResults>;
export type ValueResultsOutput = zod.output<typeof ValueResults>;

export const RangeAggregationResult = /*#__PURE__*/ zod.object({
  from: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  to: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  count: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
});

export type RangeAggregationResult = zod.input<typeof RangeAggregationResult>;
export type RangeAggregationResultOutput = zod.output<typeof RangeAggregationResult>;

export const rangeResultsResultsMax = 50;

export const RangeResults = /*#__PURE__*/ zod.object({
  results: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(RangeAggregationResult)
      .check(/*#__PURE__*/ zod.maxLength(rangeResultsResultsMax)),
  ),
});

export type RangeResults = zod.input<typeof RangeResults>;
export type RangeResultsOutput = zod.output<typeof RangeResults>;

export const ScalarType = /*#__PURE__*/ zod.enum(['COUNT_DISTINCT', 'MIN', 'MAX']);

export type ScalarType = zod.input<typeof ScalarType>;
export type ScalarTypeOutput = zod.output<typeof ScalarType>;

export const ScalarAggregationResult = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.optional(ScalarType),
  value: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
});

export type ScalarAggregationResult = zod.input<typeof ScalarAggregationResult>;
export type ScalarAggregationResultOutput = zod.output<typeof ScalarAggregationResult>;

export const nestedAggregationResultNameMax = 100;

export const nestedAggregationResultFieldPathMax = 200;

export const NestedAggregationResult = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nestedAggregationResultNameMax)),
  ),
  type: /*#__PURE__*/ zod.optional(AggregationType),
  fieldPath: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nestedAggregationResultFieldPathMax)),
  ),
  values: /*#__PURE__*/ zod.optional(ValueResults),
  ranges: /*#__PURE__*/ zod.optional(RangeResults),
  scalar: /*#__PURE__*/ zod.optional(ScalarAggregationResult),
});

export type NestedAggregationResult = zod.input<typeof NestedAggregationResult>;
export type NestedAggregationResultOutput = zod.output<typeof NestedAggregationResult>;

export const nestedValueAggregationResultValueMax = 1000;

export const NestedValueAggregationResult = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nestedValueAggregationResultValueMax)),
  ),
  nestedResults: /*#__PURE__*/ zod.optional(NestedAggregationResult),
});

export type NestedValueAggregationResult = zod.input<typeof NestedValueAggregationResult>;
export type NestedValueAggregationResultOutput = zod.output<typeof NestedValueAggregationResult>;

export const groupByValueResultsResultsMax = 1000;

export const GroupByValueResults = /*#__PURE__*/ zod.object({
  results: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(NestedValueAggregationResult)
      .check(/*#__PURE__*/ zod.maxLength(groupByValueResultsResultsMax)),
  ),
});

export type GroupByValueResults = zod.input<typeof GroupByValueResults>;
export type GroupByValueResultsOutput = zod.output<typeof GroupByValueResults>;

export const dateHistogramResultValueMax = 100;

export const DateHistogramResult = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dateHistogramResultValueMax)),
  ),
  count: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
});

export type DateHistogramResult = zod.input<typeof DateHistogramResult>;
export type DateHistogramResultOutput = zod.output<typeof DateHistogramResult>;

export const dateHistogramResultsResultsMax = 200;

export const DateHistogramResults = /*#__PURE__*/ zod.object({
  results: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(DateHistogramResult)
      .check(/*#__PURE__*/ zod.maxLength(dateHistogramResultsResultsMax)),
  ),
});

export type DateHistogramResults = zod.input<typeof DateHistogramResults>;
export type DateHistogramResultsOutput = zod.output<typeof DateHistogramResults>;

export const nestedValueResultValueMax = 1000;

export const NestedValueResult = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nestedValueResultValueMax)),
  ),
  count: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
});

export type NestedValueResult = zod.input<typeof NestedValueResult>;
export type NestedValueResultOutput = zod.output<typeof NestedValueResult>;

export const NestedRangeResult = /*#__PURE__*/ zod.object({
  from: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  to: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  count: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
});

export type NestedRangeResult = zod.input<typeof NestedRangeResult>;
export type NestedRangeResultOutput = zod.output<typeof NestedRangeResult>;

export const NestedScalarResult = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
});

export type NestedScalarResult = zod.input<typeof NestedScalarResult>;
export type NestedScalarResultOutput = zod.output<typeof NestedScalarResult>;

export const NestedResultValue = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod.optional(NestedValueResult),
  range: /*#__PURE__*/ zod.optional(NestedRangeResult),
  scalar: /*#__PURE__*/ zod.optional(NestedScalarResult),
  dateHistogram: /*#__PURE__*/ zod.optional(NestedValueResult),
});

export type NestedResultValue = zod.input<typeof NestedResultValue>;
export type NestedResultValueOutput = zod.output<typeof NestedResultValue>;

export const NestedResult = /*#__PURE__*/ zod.object({
  results: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), NestedResultValue),
  ),
});

export type NestedResult = zod.input<typeof NestedResult>;
export type NestedResultOutput = zod.output<typeof NestedResult>;

export const nestedResultsResultsMax = 1000;

export const NestedResults = /*#__PURE__*/ zod.object({
  results: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(NestedResult).check(/*#__PURE__*/ zod.maxLength(nestedResultsResultsMax)),
  ),
});

export type NestedResults = zod.input<typeof NestedResults>;
export type NestedResultsOutput = zod.output<typeof NestedResults>;

export const aggregationResultNameMax = 100;

export const aggregationResultFieldPathMax = 200;

export const AggregationResult = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(aggregationResultNameMax)),
  ),
  type: /*#__PURE__*/ zod.optional(AggregationType),
  fieldPath: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(aggregationResultFieldPathMax)),
  ),
  values: /*#__PURE__*/ zod.optional(ValueResults),
  ranges: /*#__PURE__*/ zod.optional(RangeResults),
  scalar: /*#__PURE__*/ zod.optional(ScalarAggregationResult),
  groupedByValue: /*#__PURE__*/ zod.optional(GroupByValueResults),
  dateHistogram: /*#__PURE__*/ zod.optional(DateHistogramResults),
  nested: /*#__PURE__*/ zod.optional(NestedResults),
});

export type AggregationResult = zod.input<typeof AggregationResult>;
export type AggregationResultOutput = zod.output<typeof AggregationResult>;

export const aggregationDataResultsMax = 10000;

export const AggregationData = /*#__PURE__*/ zod.object({
  results: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(AggregationResult).check(/*#__PURE__*/ zod.maxLength(aggregationDataResultsMax)),
  ),
});

export type AggregationData = zod.input<typeof AggregationData>;
export type AggregationDataOutput = zod.output<typeof AggregationData>;

export const searchProductsResponseProductsMax = 100;

export const SearchProductsResponse = /*#__PURE__*/ zod.object({
  products: /*#__PURE__*/ zod
    .array(ProductV3)
    .check(/*#__PURE__*/ zod.maxLength(searchProductsResponseProductsMax)),
  pagingMetadata: CursorPagingMetadata,
  aggregationData: /*#__PURE__*/ zod.optional(AggregationData),
});

export type SearchProductsResponse = zod.input<typeof SearchProductsResponse>;
export type SearchProductsResponseOutput = zod.output<typeof SearchProductsResponse>;

export const countProductsResponseCountMin = 0;

export const CountProductsResponse = /*#__PURE__*/ zod.object({
  count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(countProductsResponseCountMin)),
});

export type CountProductsResponse = zod.input<typeof CountProductsResponse>;
export type CountProductsResponseOutput = zod.output<typeof CountProductsResponse>;

export const treeReferenceAppNamespaceMin = 4;
export const treeReferenceAppNamespaceMax = 150;

export const treeReferenceTreeKeyMax = 44;

export const TreeReference = /*#__PURE__*/ zod.object({
  appNamespace: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(treeReferenceAppNamespaceMin))
    .check(/*#__PURE__*/ zod.maxLength(treeReferenceAppNamespaceMax)),
  treeKey: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(treeReferenceTreeKeyMax)),
  ),
});

export type TreeReference = zod.input<typeof TreeReference>;
export type TreeReferenceOutput = zod.output<typeof TreeReference>;

export const GetAllProductsCategoryResponse = /*#__PURE__*/ zod.object({
  categoryId: /*#__PURE__*/ zod.guid(),
  treeReference: TreeReference,
});

export type GetAllProductsCategoryResponse = zod.input<typeof GetAllProductsCategoryResponse>;
export type GetAllProductsCategoryResponseOutput = zod.output<typeof GetAllProductsCategoryResponse>;

export const textOperatorsInMax = 100;

export const TextOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(textOperatorsInMax)),
  ),
  $startsWith: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type TextOperators = zod.input<typeof TextOperators>;
export type TextOperatorsOutput = zod.output<typeof TextOperators>;

export const TextCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), TextOperators]);

export type TextCondition = zod.input<typeof TextCondition>;
export type TextConditionOutput = zod.output<typeof TextCondition>;

export const variantFilterAndMax = 50;

export const variantFilterOrMax = 50;

export type VariantFilter = {
  id?: TextCondition;
  variantId?: TextCondition;
  'productData.productId'?: TextCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: VariantFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: VariantFilter[];
  $not?: VariantFilter;
};

export const VariantFilter: zod.ZodMiniType<VariantFilter> = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.optional(TextCondition),
  variantId: /*#__PURE__*/ zod.optional(TextCondition),
  'productData.productId': /*#__PURE__*/ zod.optional(TextCondition),
  $and: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => VariantFilter))
      .check(/*#__PURE__*/ zod.maxLength(variantFilterAndMax)),
  ),
  $or: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => VariantFilter))
      .check(/*#__PURE__*/ zod.maxLength(variantFilterOrMax)),
  ),
  $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => VariantFilter)),
});

export type VariantFilterOutput = zod.output<typeof VariantFilter>;

export const VariantSortField = /*#__PURE__*/ zod.enum(['id', 'variantId', 'productData.productId']);

export type VariantSortField = zod.input<typeof VariantSortField>;
export type VariantSortFieldOutput = zod.output<typeof VariantSortField>;

export const SortOrder = /*#__PURE__*/ zod.enum(['ASC', 'DESC']);

export type SortOrder = zod.input<typeof SortOrder>;
export type SortOrderOutput = zod.output<typeof SortOrder>;

export const VariantSorting = /*#__PURE__*/ zod.object({
  fieldName: VariantSortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
});

export type VariantSorting = zod.input<typeof VariantSorting>;
export type VariantSortingOutput = zod.output<typeof VariantSorting>;

export const longCursorPagingLimitDefault = 50;
export const longCursorPagingLimitMin = 0;
export const longCursorPagingLimitMax = 1000;

export const longCursorPagingCursorMax = 16000;

export const LongCursorPaging = /*#__PURE__*/ zod.object({
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(longCursorPagingLimitMin))
      .check(/*#__PURE__*/ zod.lte(longCursorPagingLimitMax)),
    longCursorPagingLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(longCursorPagingCursorMax)),
  ),
});

export type LongCursorPaging = zod.input<typeof LongCursorPaging>;
export type LongCursorPagingOutput = zod.output<typeof LongCursorPaging>;

export const variantQuerySortMax = 5;

export const VariantQuery = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(VariantFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(VariantSorting).check(/*#__PURE__*/ zod.maxLength(variantQuerySortMax)),
  ),
  cursorPaging: /*#__PURE__*/ zod.optional(LongCursorPaging),
});

export type VariantQuery = zod.input<typeof VariantQuery>;
export type VariantQueryOutput = zod.output<typeof VariantQuery>;

export const VariantField = /*#__PURE__*/ zod.enum([
  'CURRENCY',
  'MERCHANT_DATA',
  'SUBSCRIPTION_PRICES_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
]);

export type VariantField = zod.input<typeof VariantField>;
export type VariantFieldOutput = zod.output<typeof VariantField>;

export const VariantFieldsMax = 100;

export const VariantFields = /*#__PURE__*/ zod
  .array(VariantField)
  .check(/*#__PURE__*/ zod.maxLength(VariantFieldsMax));

export type VariantFields = zod.input<typeof VariantFields>;
export type VariantFieldsOutput = zod.output<typeof VariantFields>;

export const QueryVariantsRequest = /*#__PURE__*/ zod.object({
  query: /*#__PURE__*/ zod.optional(VariantQuery),
  fields: /*#__PURE__*/ zod.optional(VariantFields),
});

export type QueryVariantsRequest = zod.input<typeof QueryVariantsRequest>;
export type QueryVariantsRequestOutput = zod.output<typeof QueryVariantsRequest>;

export const readOnlyOptionChoiceNamesOptionNameMax = 50;

export const readOnlyOptionChoiceNamesChoiceNameMax = 50;

export const readOnlyOptionChoiceNamesRenderTypeMax = 50;

export const ReadOnlyOptionChoiceNames = /*#__PURE__*/ zod.object({
  optionName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(readOnlyOptionChoiceNamesOptionNameMax)),
  ),
  choiceName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(readOnlyOptionChoiceNamesChoiceNameMax)),
  ),
  renderType: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(readOnlyOptionChoiceNamesRenderTypeMax)),
  ),
});

export type ReadOnlyOptionChoiceNames = zod.input<typeof ReadOnlyOptionChoiceNames>;
export type ReadOnlyOptionChoiceNamesOutput = zod.output<typeof ReadOnlyOptionChoiceNames>;

export const ReadOnlyVariantOptionChoice = /*#__PURE__*/ zod.object({
  optionChoiceIds: /*#__PURE__*/ zod.optional(OptionChoiceIds),
  optionChoiceNames: /*#__PURE__*/ zod.optional(ReadOnlyOptionChoiceNames),
});

export type ReadOnlyVariantOptionChoice = zod.input<typeof ReadOnlyVariantOptionChoice>;
export type ReadOnlyVariantOptionChoiceOutput = zod.output<typeof ReadOnlyVariantOptionChoice>;

export const ReadOnlyVariantPrice = /*#__PURE__*/ zod.object({
  actualPrice: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
  compareAtPrice: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
});

export type ReadOnlyVariantPrice = zod.input<typeof ReadOnlyVariantPrice>;
export type ReadOnlyVariantPriceOutput = zod.output<typeof ReadOnlyVariantPrice>;

export const readOnlyVariantMediumIdMax = 200;

export const readOnlyVariantMediumAltTextMax = 1000;

export const readOnlyVariantMediumDisplayNameMax = 80;

export const readOnlyVariantMediumUploadIdMax = 200;

export const ReadOnlyVariantMedium = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(readOnlyVariantMediumIdMax)),
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  image: /*#__PURE__*/ zod.optional(LimitedImage),
  video: /*#__PURE__*/ zod.optional(ProductVideo),
  altText: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(readOnlyVariantMediumAltTextMax)),
  ),
  displayName: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(readOnlyVariantMediumDisplayNameMax)),
  ),
  mediaType: ProductMediaType,
  thumbnail: /*#__PURE__*/ zod.optional(MediaThumbnail),
  uploadId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(readOnlyVariantMediumUploadIdMax)),
  ),
});

export type ReadOnlyVariantMedium = zod.input<typeof ReadOnlyVariantMedium>;
export type ReadOnlyVariantMediumOutput = zod.output<typeof ReadOnlyVariantMedium>;

export const readOnlyPricePerUnitValueRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const readOnlyPricePerUnitDescriptionMax = 20;

export const ReadOnlyPricePerUnit = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', readOnlyPricePerUnitValueRegExp),
  ),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(readOnlyPricePerUnitDescriptionMax)),
  ),
});

export type ReadOnlyPricePerUnit = zod.input<typeof ReadOnlyPricePerUnit>;
export type ReadOnlyPricePerUnitOutput = zod.output<typeof ReadOnlyPricePerUnit>;

export const ReadOnlySubscriptionPrice = /*#__PURE__*/ zod.object({
  subscriptionId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  price: /*#__PURE__*/ zod.optional(FixedMonetaryAmount),
  pricePerUnit: /*#__PURE__*/ zod.optional(ReadOnlyPricePerUnit),
});

export type ReadOnlySubscriptionPrice = zod.input<typeof ReadOnlySubscriptionPrice>;
export type ReadOnlySubscriptionPriceOutput = zod.output<typeof ReadOnlySubscriptionPrice>;

export const readOnlySubscriptionPricesInfoSubscriptionPricesMax = 6;

export const ReadOnlySubscriptionPricesInfo = /*#__PURE__*/ zod.object({
  subscriptionPrices: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ReadOnlySubscriptionPrice)
      .check(/*#__PURE__*/ zod.maxLength(readOnlySubscriptionPricesInfoSubscriptionPricesMax)),
  ),
});

export type ReadOnlySubscriptionPricesInfo = zod.input<typeof ReadOnlySubscriptionPricesInfo>;
export type ReadOnlySubscriptionPricesInfoOutput = zod.output<typeof ReadOnlySubscriptionPricesInfo>;

export const PhysicalPropertiesOfProduct = /*#__PURE__*/ zod.object({
  weightMeasurementUnitInfo: /*#__PURE__*/ zod.optional(WeightMeasurementUnitInfo),
});

export type PhysicalPropertiesOfProduct = zod.input<typeof PhysicalPropertiesOfProduct>;
export type PhysicalPropertiesOfProductOutput = zod.output<typeof PhysicalPropertiesOfProduct>;

export const productOfVariantProductIdMax = 36;

export const productOfVariantNameMax = 80;

export const productOfVariantHandleMax = 100;

export const ProductOfVariant = /*#__PURE__*/ zod.object({
  productId: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productOfVariantProductIdMax)),
  ),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productOfVariantNameMax)),
  ),
  productType: /*#__PURE__*/ zod.optional(ProductTypeV3),
  slug: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  visibleInPos: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  mainCategoryId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  currency: /*#__PURE__*/ zod.optional(CurrencyCode),
  revision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  handle: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productOfVariantHandleMax)),
  ),
  physicalProperties: /*#__PURE__*/ zod.optional(PhysicalPropertiesOfProduct),
});

export type ProductOfVariant = zod.input<typeof ProductOfVariant>;
export type ProductOfVariantOutput = zod.output<typeof ProductOfVariant>;

export const readOnlyVariantPricePerUnitValueRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,3})?$');
export const readOnlyVariantPricePerUnitDescriptionMax = 100;

export const ReadOnlyVariantPricePerUnit = /*#__PURE__*/ zod.object({
  settings: /*#__PURE__*/ zod.optional(PricePerUnitSettings),
  value: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.stringFormat('decimal', readOnlyVariantPricePerUnitValueRegExp),
  ),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(readOnlyVariantPricePerUnitDescriptionMax)),
  ),
});

export type ReadOnlyVariantPricePerUnit = zod.input<typeof ReadOnlyVariantPricePerUnit>;
export type ReadOnlyVariantPricePerUnitOutput = zod.output<typeof ReadOnlyVariantPricePerUnit>;

export const readOnlyVariantPhysicalPropertiesWeightMax = 999999999.99;

export const ReadOnlyVariantPhysicalProperties = /*#__PURE__*/ zod.object({
  weight: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.lte(readOnlyVariantPhysicalPropertiesWeightMax)),
  ),
  pricePerUnit: /*#__PURE__*/ zod.optional(ReadOnlyVariantPricePerUnit),
});

export type ReadOnlyVariantPhysicalProperties = zod.input<typeof ReadOnlyVariantPhysicalProperties>;
export type ReadOnlyVariantPhysicalPropertiesOutput = zod.output<typeof ReadOnlyVariantPhysicalProperties>;

export const readOnlyVariantSkuMax = 40;

export const readOnlyVariantBarcodeMax = 40;

export const readOnlyVariantOptionChoicesMax = 6;

export const ReadOnlyVariant = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  variantId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  sku: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(readOnlyVariantSkuMax)),
  ),
  barcode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(readOnlyVariantBarcodeMax)),
  ),
  optionChoices: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ReadOnlyVariantOptionChoice)
      .check(/*#__PURE__*/ zod.maxLength(readOnlyVariantOptionChoicesMax)),
  ),
  price: /*#__PURE__*/ zod.optional(ReadOnlyVariantPrice),
  revenueDetails: /*#__PURE__*/ zod.optional(RevenueDetails),
  media: /*#__PURE__*/ zod.optional(ReadOnlyVariantMedium),
  subscriptionPricesInfo: /*#__PURE__*/ zod.optional(ReadOnlySubscriptionPricesInfo),
  inventoryStatus: /*#__PURE__*/ zod.optional(VariantInventoryStatus),
  productData: /*#__PURE__*/ zod.optional(ProductOfVariant),
  physicalProperties: /*#__PURE__*/ zod.optional(ReadOnlyVariantPhysicalProperties),
  digitalProperties: /*#__PURE__*/ zod.optional(VariantDigitalProperties),
});

export type ReadOnlyVariant = zod.input<typeof ReadOnlyVariant>;
export type ReadOnlyVariantOutput = zod.output<typeof ReadOnlyVariant>;

export const queryVariantsResponseVariantsMax = 1000;

export const QueryVariantsResponse = /*#__PURE__*/ zod.object({
  variants: /*#__PURE__*/ zod
    .array(ReadOnlyVariant)
    .check(/*#__PURE__*/ zod.maxLength(queryVariantsResponseVariantsMax)),
  pagingMetadata: CursorPagingMetadata,
});

export type QueryVariantsResponse = zod.input<typeof QueryVariantsResponse>;
export type QueryVariantsResponseOutput = zod.output<typeof QueryVariantsResponse>;

export const membershipOperatorsHasSomeMax = 100;

export const membershipOperatorsHasAllMax = 100;

export const MembershipOperators = /*#__PURE__*/ zod.strictObject({
  $hasSome: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(membershipOperatorsHasSomeMax)),
  ),
  $hasAll: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(membershipOperatorsHasAllMax)),
  ),
});

export type MembershipOperators = zod.input<typeof MembershipOperators>;
export type MembershipOperatorsOutput = zod.output<typeof MembershipOperators>;

export const booleanOperatorsInMax = 2;

export const BooleanOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.boolean())
      .check(/*#__PURE__*/ zod.maxLength(booleanOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type BooleanOperators = zod.input<typeof BooleanOperators>;
export type BooleanOperatorsOutput = zod.output<typeof BooleanOperators>;

export const BooleanCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.boolean(), BooleanOperators]);

export type BooleanCondition = zod.input<typeof BooleanCondition>;
export type BooleanConditionOutput = zod.output<typeof BooleanCondition>;

export const digitsOperatorsInMax = 100;

export const DigitsOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(digitsOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type DigitsOperators = zod.input<typeof DigitsOperators>;
export type DigitsOperatorsOutput = zod.output<typeof DigitsOperators>;

export const DigitsCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), DigitsOperators]);

export type DigitsCondition = zod.input<typeof DigitsCondition>;
export type DigitsConditionOutput = zod.output<typeof DigitsCondition>;

export const instantOperatorsInMax = 100;

export const InstantOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.iso.datetime({ offset: true }))
      .check(/*#__PURE__*/ zod.maxLength(instantOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type InstantOperators = zod.input<typeof InstantOperators>;
export type InstantOperatorsOutput = zod.output<typeof InstantOperators>;

export const InstantCondition = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  InstantOperators,
]);

export type InstantCondition = zod.input<typeof InstantCondition>;
export type InstantConditionOutput = zod.output<typeof InstantCondition>;

export const productTypeV3OperatorsInMax = 10;

export const ProductTypeV3Operators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(ProductTypeV3),
  $ne: /*#__PURE__*/ zod.optional(ProductTypeV3),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ProductTypeV3).check(/*#__PURE__*/ zod.maxLength(productTypeV3OperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type ProductTypeV3Operators = zod.input<typeof ProductTypeV3Operators>;
export type ProductTypeV3OperatorsOutput = zod.output<typeof ProductTypeV3Operators>;

export const ProductTypeV3Condition = /*#__PURE__*/ zod.union([ProductTypeV3, ProductTypeV3Operators]);

export type ProductTypeV3Condition = zod.input<typeof ProductTypeV3Condition>;
export type ProductTypeV3ConditionOutput = zod.output<typeof ProductTypeV3Condition>;

export const variantSearchFilterAndMax = 50;

export const variantSearchFilterOrMax = 50;

export type VariantSearchFilter = {
  id?: TextCondition;
  'optionChoices.optionChoiceIds.choiceId'?: MembershipOperators;
  'optionChoices.optionChoiceIds.optionId'?: MembershipOperators;
  barcode?: TextCondition;
  'inventoryStatus.inStock'?: BooleanCondition;
  'inventoryStatus.preorderEnabled'?: BooleanCondition;
  'price.actualPrice.amount'?: DigitsCondition;
  'price.compareAtPrice.amount'?: DigitsCondition;
  'productData.updatedDate'?: InstantCondition;
  'productData.brand.id'?: TextCondition;
  'productData.handle'?: TextCondition;
  'productData.name'?: TextCondition;
  'productData.physicalProperties.fulfillerId'?: TextCondition;
  'productData.productId'?: TextCondition;
  'productData.productType'?: ProductTypeV3Condition;
  'productData.slug'?: TextCondition;
  'productData.visible'?: BooleanCondition;
  'productData.visibleInPos'?: BooleanCondition;
  sku?: TextCondition;
  variantId?: TextCondition;
  visible?: BooleanCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: VariantSearchFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: VariantSearchFilter[];
  $not?: VariantSearchFilter;
};

export const VariantSearchFilter: zod.ZodMiniType<VariantSearchFilter> = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.optional(TextCondition),
  'optionChoices.optionChoiceIds.choiceId': /*#__PURE__*/ zod.optional(MembershipOperators),
  'optionChoices.optionChoiceIds.optionId': /*#__PURE__*/ zod.optional(MembershipOperators),
  barcode: /*#__PURE__*/ zod.optional(TextCondition),
  'inventoryStatus.inStock': /*#__PURE__*/ zod.optional(BooleanCondition),
  'inventoryStatus.preorderEnabled': /*#__PURE__*/ zod.optional(BooleanCondition),
  'price.actualPrice.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
  'price.compareAtPrice.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
  'productData.updatedDate': /*#__PURE__*/ zod.optional(InstantCondition),
  'productData.brand.id': /*#__PURE__*/ zod.optional(TextCondition),
  'productData.handle': /*#__PURE__*/ zod.optional(TextCondition),
  'productData.name': /*#__PURE__*/ zod.optional(TextCondition),
  'productData.physicalProperties.fulfillerId': /*#__PURE__*/ zod.optional(TextCondition),
  'productData.productId': /*#__PURE__*/ zod.optional(TextCondition),
  'productData.productType': /*#__PURE__*/ zod.optional(ProductTypeV3Condition),
  'productData.slug': /*#__PURE__*/ zod.optional(TextCondition),
  'productData.visible': /*#__PURE__*/ zod.optional(BooleanCondition),
  'productData.visibleInPos': /*#__PURE__*/ zod.optional(BooleanCondition),
  sku: /*#__PURE__*/ zod.optional(TextCondition),
  variantId: /*#__PURE__*/ zod.optional(TextCondition),
  visible: /*#__PURE__*/ zod.optional(BooleanCondition),
  $and: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => VariantSearchFilter))
      .check(/*#__PURE__*/ zod.maxLength(variantSearchFilterAndMax)),
  ),
  $or: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => VariantSearchFilter))
      .check(/*#__PURE__*/ zod.maxLength(variantSearchFilterOrMax)),
  ),
  $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => VariantSearchFilter)),
});

export type VariantSearchFilterOutput = zod.output<typeof VariantSearchFilter>;

export const VariantSearchSortField = /*#__PURE__*/ zod.enum([
  'barcode',
  'inventoryStatus.inStock',
  'inventoryStatus.preorderEnabled',
  'price.actualPrice.amount',
  'price.compareAtPrice.amount',
  'productData.updatedDate',
  'productData.brand.id',
  'productData.handle',
  'productData.name',
  'productData.physicalProperties.fulfillerId',
  'productData.productId',
  'productData.productType',
  'productData.slug',
  'productData.visible',
  'productData.visibleInPos',
  'sku',
  'variantId',
  'visible',
  'optionChoices.optionChoiceIds.choiceId',
  'optionChoices.optionChoiceIds.optionId',
]);

export type VariantSearchSortField = zod.input<typeof VariantSearchSortField>;
export type VariantSearchSortFieldOutput = zod.output<typeof VariantSearchSortField>;

export const VariantSearchSorting = /*#__PURE__*/ zod.object({
  fieldName: VariantSearchSortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
});

export type VariantSearchSorting = zod.input<typeof VariantSearchSorting>;
export type VariantSearchSortingOutput = zod.output<typeof VariantSearchSorting>;

export const VariantAggregatableField = /*#__PURE__*/ zod.enum([
  'id',
  'barcode',
  'inventoryStatus.inStock',
  'inventoryStatus.preorderEnabled',
  'optionChoices.optionChoiceIds.choiceId',
  'optionChoices.optionChoiceIds.optionId',
  'price.actualPrice.amount',
  'price.compareAtPrice.amount',
  'productData.updatedDate',
  'productData.brand.id',
  'productData.handle',
  'productData.name',
  'productData.physicalProperties.fulfillerId',
  'productData.productId',
  'productData.productType',
  'productData.slug',
  'productData.visible',
  'productData.visibleInPos',
  'sku',
  'variantId',
  'visible',
]);

export type VariantAggregatableField = zod.input<typeof VariantAggregatableField>;
export type VariantAggregatableFieldOutput = zod.output<typeof VariantAggregatableField>;

export const ValueAggregationSortType = /*#__PURE__*/ zod.enum(['COUNT', 'VALUE']);

export type ValueAggregationSortType = zod.input<typeof ValueAggregationSortType>;
export type ValueAggregationSortTypeOutput = zod.output<typeof ValueAggregationSortType>;

export const ValueAggregationSortDirection = /*#__PURE__*/ zod.enum(['DESC', 'ASC']);

export type ValueAggregationSortDirection = zod.input<typeof ValueAggregationSortDirection>;
export type ValueAggregationSortDirectionOutput = zod.output<typeof ValueAggregationSortDirection>;

export const MissingValuesDefault = `EXCLUDE`;

export const MissingValues = /*#__PURE__*/ zod._default(
  /*#__PURE__*/ zod.enum(['EXCLUDE', 'INCLUDE']),
  MissingValuesDefault,
);

export type MissingValues = zod.input<typeof MissingValues>;
export type MissingValuesOutput = zod.output<typeof MissingValues>;

export const includeMissingValuesOptionsAddToBucketMax = 20;

export const IncludeMissingValuesOptions = /*#__PURE__*/ zod.object({
  addToBucket: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(includeMissingValuesOptionsAddToBucketMax)),
  ),
});

export type IncludeMissingValuesOptions = zod.input<typeof IncludeMissingValuesOptions>;
export type IncludeMissingValuesOptionsOutput = zod.output<typeof IncludeMissingValuesOptions>;

export const valueAggregationLimitDefault = 10;

export const ValueAggregation = /*#__PURE__*/ zod.object({
  sortType: /*#__PURE__*/ zod.optional(ValueAggregationSortType),
  sortDirection: /*#__PURE__*/ zod.optional(ValueAggregationSortDirection),
  limit: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int(), valueAggregationLimitDefault),
  missingValues: /*#__PURE__*/ zod.optional(MissingValues),
  includeOptions: /*#__PURE__*/ zod.optional(IncludeMissingValuesOptions),
});

export type ValueAggregation = zod.input<typeof ValueAggregation>;
export type ValueAggregationOutput = zod.output<typeof ValueAggregation>;

export const RangeBucket = /*#__PURE__*/ zod.object({
  from: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  to: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
});

export type RangeBucket = zod.input<typeof RangeBucket>;
export type RangeBucketOutput = zod.output<typeof RangeBucket>;

export const rangeAggregationBucketsMax = 50;

export const RangeAggregation = /*#__PURE__*/ zod.object({
  buckets: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(RangeBucket).check(/*#__PURE__*/ zod.maxLength(rangeAggregationBucketsMax)),
  ),
});

export type RangeAggregation = zod.input<typeof RangeAggregation>;
export type RangeAggregationOutput = zod.output<typeof RangeAggregation>;

export const ScalarAggregation = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.optional(ScalarType),
});

export type ScalarAggregation = zod.input<typeof ScalarAggregation>;
export type ScalarAggregationOutput = zod.output<typeof ScalarAggregation>;

export const DateHistogramInterval = /*#__PURE__*/ zod.enum([
  'YEAR',
  'MONTH',
  'WEEK',
  'DAY',
  'HOUR',
  'MINUTE',
  'SECOND',
]);

export type DateHistogramInterval = zod.input<typeof DateHistogramInterval>;
export type DateHistogramIntervalOutput = zod.output<typeof DateHistogramInterval>;

export const DateHistogramAggregation = /*#__PURE__*/ zod.object({
  interval: /*#__PURE__*/ zod.optional(DateHistogramInterval),
});

export type DateHistogramAggregation = zod.input<typeof DateHistogramAggregation>;
export type DateHistogramAggregationOutput = zod.output<typeof DateHistogramAggregation>;

export const NestedAggregationType = /*#__PURE__*/ zod.enum(['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM']);

export type NestedAggregationType = zod.input<typeof NestedAggregationType>;
export type NestedAggregationTypeOutput = zod.output<typeof NestedAggregationType>;

export const variantNestedAggregationItemNameMax = 100;

export const VariantNestedAggregationItem = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variantNestedAggregationItemNameMax)),
  ),
  type: /*#__PURE__*/ zod.optional(NestedAggregationType),
  fieldPath: /*#__PURE__*/ zod.optional(VariantAggregatableField),
  value: /*#__PURE__*/ zod.optional(ValueAggregation),
  range: /*#__PURE__*/ zod.optional(RangeAggregation),
  scalar: /*#__PURE__*/ zod.optional(ScalarAggregation),
  dateHistogram: /*#__PURE__*/ zod.optional(DateHistogramAggregation),
});

export type VariantNestedAggregationItem = zod.input<typeof VariantNestedAggregationItem>;
export type VariantNestedAggregationItemOutput = zod.output<typeof VariantNestedAggregationItem>;

export const variantNestedAggregationNestedAggregationsMin = 2;
export const variantNestedAggregationNestedAggregationsMax = 3;

export const VariantNestedAggregation = /*#__PURE__*/ zod.object({
  nestedAggregations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(VariantNestedAggregationItem)
      .check(/*#__PURE__*/ zod.minLength(variantNestedAggregationNestedAggregationsMin))
      .check(/*#__PURE__*/ zod.maxLength(variantNestedAggregationNestedAggregationsMax)),
  ),
});

export type VariantNestedAggregation = zod.input<typeof VariantNestedAggregation>;
export type VariantNestedAggregationOutput = zod.output<typeof VariantNestedAggregation>;

export const variantAggregationNameMax = 100;

export const VariantAggregation = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variantAggregationNameMax)),
  ),
  type: /*#__PURE__*/ zod.optional(AggregationType),
  fieldPath: /*#__PURE__*/ zod.optional(VariantAggregatableField),
  value: /*#__PURE__*/ zod.optional(ValueAggregation),
  range: /*#__PURE__*/ zod.optional(RangeAggregation),
  scalar: /*#__PURE__*/ zod.optional(ScalarAggregation),
  dateHistogram: /*#__PURE__*/ zod.optional(DateHistogramAggregation),
  nested: /*#__PURE__*/ zod.optional(VariantNestedAggregation),
});

export type VariantAggregation = zod.input<typeof VariantAggregation>;
export type VariantAggregationOutput = zod.output<typeof VariantAggregation>;

export const SearchMode = /*#__PURE__*/ zod.enum(['OR', 'AND']);

export type SearchMode = zod.input<typeof SearchMode>;
export type SearchModeOutput = zod.output<typeof SearchMode>;

export const VariantSearchableField = /*#__PURE__*/ zod.enum(['productData.name', 'sku']);

export type VariantSearchableField = zod.input<typeof VariantSearchableField>;
export type VariantSearchableFieldOutput = zod.output<typeof VariantSearchableField>;

export const variantSearchDetailsExpressionMax = 100;

export const variantSearchDetailsFieldsMax = 20;

export const VariantSearchDetails = /*#__PURE__*/ zod.object({
  mode: /*#__PURE__*/ zod.optional(SearchMode),
  expression: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variantSearchDetailsExpressionMax)),
  ),
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(VariantSearchableField)
      .check(/*#__PURE__*/ zod.maxLength(variantSearchDetailsFieldsMax)),
  ),
  fuzzy: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type VariantSearchDetails = zod.input<typeof VariantSearchDetails>;
export type VariantSearchDetailsOutput = zod.output<typeof VariantSearchDetails>;

export const variantSearchSortMax = 10;

export const variantSearchAggregationsMax = 10;

export const variantSearchTimeZoneMax = 50;

export const VariantSearch = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(VariantSearchFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(VariantSearchSorting).check(/*#__PURE__*/ zod.maxLength(variantSearchSortMax)),
  ),
  aggregations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(VariantAggregation)
      .check(/*#__PURE__*/ zod.maxLength(variantSearchAggregationsMax)),
  ),
  search: /*#__PURE__*/ zod.optional(VariantSearchDetails),
  timeZone: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variantSearchTimeZoneMax)),
  ),
  cursorPaging: /*#__PURE__*/ zod.optional(LongCursorPaging),
});

export type VariantSearch = zod.input<typeof VariantSearch>;
export type VariantSearchOutput = zod.output<typeof VariantSearch>;

export const SearchVariantsRequest = /*#__PURE__*/ zod.object({
  search: VariantSearch,
  fields: /*#__PURE__*/ zod.optional(VariantFields),
});

export type SearchVariantsRequest = zod.input<typeof SearchVariantsRequest>;
export type SearchVariantsRequestOutput = zod.output<typeof SearchVariantsRequest>;

export const searchVariantsResponseVariantsMax = 1000;

export const SearchVariantsResponse = /*#__PURE__*/ zod.object({
  variants: /*#__PURE__*/ zod
    .array(ReadOnlyVariant)
    .check(/*#__PURE__*/ zod.maxLength(searchVariantsResponseVariantsMax)),
  pagingMetadata: CursorPagingMetadata,
  aggregationData: /*#__PURE__*/ zod.optional(AggregationData),
});

export type SearchVariantsResponse = zod.input<typeof SearchVariantsResponse>;
export type SearchVariantsResponseOutput = zod.output<typeof SearchVariantsResponse>;

export const brandNameMax = 50;

export const brandAssignedProductsCountMin = 0;

export const Brand = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  revision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(brandNameMax)),
  assignedProductsCount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(brandAssignedProductsCountMin)),
  ),
});

export type Brand = zod.input<typeof Brand>;
export type BrandOutput = zod.output<typeof Brand>;

export const queryBrandsResponseBrandsMax = 300;

export const QueryBrandsResponse = /*#__PURE__*/ zod.object({
  brands: /*#__PURE__*/ zod.array(Brand).check(/*#__PURE__*/ zod.maxLength(queryBrandsResponseBrandsMax)),
  pagingMetadata: CursorPagingMetadata,
});

export type QueryBrandsResponse = zod.input<typeof QueryBrandsResponse>;
export type QueryBrandsResponseOutput = zod.output<typeof QueryBrandsResponse>;

export const ribbonFilterAndMax = 50;

export const ribbonFilterOrMax = 50;

export type RibbonFilter = {
  id?: TextCondition;
  name?: TextCondition;
  createdDate?: InstantCondition;
  updatedDate?: InstantCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: RibbonFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: RibbonFilter[];
  $not?: RibbonFilter;
};

export const RibbonFilter: zod.ZodMiniType<RibbonFilter> = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.optional(TextCondition),
  name: /*#__PURE__*/ zod.optional(TextCondition),
  createdDate: /*#__PURE__*/ zod.optional(InstantCondition),
  updatedDate: /*#__PURE__*/ zod.optional(InstantCondition),
  $and: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => RibbonFilter))
      .check(/*#__PURE__*/ zod.maxLength(ribbonFilterAndMax)),
  ),
  $or: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => RibbonFilter))
      .check(/*#__PURE__*/ zod.maxLength(ribbonFilterOrMax)),
  ),
  $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => RibbonFilter)),
});

export type RibbonFilterOutput = zod.output<typeof RibbonFilter>;

export const RibbonSortField = /*#__PURE__*/ zod.enum(['name', 'createdDate', 'updatedDate']);

export type RibbonSortField = zod.input<typeof RibbonSortField>;
export type RibbonSortFieldOutput = zod.output<typeof RibbonSortField>;

export const RibbonSorting = /*#__PURE__*/ zod.object({
  fieldName: RibbonSortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
});

export type RibbonSorting = zod.input<typeof RibbonSorting>;
export type RibbonSortingOutput = zod.output<typeof RibbonSorting>;

export const cursorPagingLimitDefault = 50;
export const cursorPagingLimitMin = 0;
export const cursorPagingLimitMax = 100;

export const cursorPagingCursorMax = 16000;

export const CursorPaging = /*#__PURE__*/ zod.object({
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(cursorPagingLimitMin))
      .check(/*#__PURE__*/ zod.lte(cursorPagingLimitMax)),
    cursorPagingLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cursorPagingCursorMax)),
  ),
});

export type CursorPaging = zod.input<typeof CursorPaging>;
export type CursorPagingOutput = zod.output<typeof CursorPaging>;

export const ribbonQuerySortMax = 4;

export const RibbonQuery = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(RibbonFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(RibbonSorting).check(/*#__PURE__*/ zod.maxLength(ribbonQuerySortMax)),
  ),
  cursorPaging: /*#__PURE__*/ zod.optional(CursorPaging),
});

export type RibbonQuery = zod.input<typeof RibbonQuery>;
export type RibbonQueryOutput = zod.output<typeof RibbonQuery>;

export const RibbonField = /*#__PURE__*/ zod.enum(['ASSIGNED_PRODUCT_COUNT']);

export type RibbonField = zod.input<typeof RibbonField>;
export type RibbonFieldOutput = zod.output<typeof RibbonField>;

export const RibbonFieldsMax = 100;

export const RibbonFields = /*#__PURE__*/ zod
  .array(RibbonField)
  .check(/*#__PURE__*/ zod.maxLength(RibbonFieldsMax));

export type RibbonFields = zod.input<typeof RibbonFields>;
export type RibbonFieldsOutput = zod.output<typeof RibbonFields>;

export const QueryRibbonsRequest = /*#__PURE__*/ zod.object({
  query: /*#__PURE__*/ zod.optional(RibbonQuery),
  fields: /*#__PURE__*/ zod.optional(RibbonFields),
});

export type QueryRibbonsRequest = zod.input<typeof QueryRibbonsRequest>;
export type QueryRibbonsRequestOutput = zod.output<typeof QueryRibbonsRequest>;

export const ribbonV3NameMax = 30;

export const ribbonV3AssignedProductCountMin = 0;

export const RibbonV3 = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  revision: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  updatedDate: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(ribbonV3NameMax)),
  assignedProductCount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ribbonV3AssignedProductCountMin)),
  ),
});

export type RibbonV3 = zod.input<typeof RibbonV3>;
export type RibbonV3Output = zod.output<typeof RibbonV3>;

export const queryRibbonsResponseRibbonsMax = 100;

export const QueryRibbonsResponse = /*#__PURE__*/ zod.object({
  ribbons: /*#__PURE__*/ zod
    .array(RibbonV3)
    .check(/*#__PURE__*/ zod.maxLength(queryRibbonsResponseRibbonsMax)),
  pagingMetadata: CursorPagingMetadata,
});

export type QueryRibbonsResponse = zod.input<typeof QueryRibbonsResponse>;
export type QueryRibbonsResponseOutput = zod.output<typeof QueryRibbonsResponse>;

export const ProductField = /*#__PURE__*/ zod.enum([
  'URL',
  'CURRENCY',
  'INFO_SECTION',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'SUBSCRIPTION_PRICES_INFO',
  'BREADCRUMBS_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'INFO_SECTION_DESCRIPTION',
  'THUMBNAIL',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'DISCOUNT_INFO',
]);

export type ProductField = zod.input<typeof ProductField>;
export type ProductFieldOutput = zod.output<typeof ProductField>;

export const ProductFieldsMax = 100;

export const ProductFields = /*#__PURE__*/ zod
  .array(ProductField)
  .check(/*#__PURE__*/ zod.maxLength(ProductFieldsMax));

export type ProductFields = zod.input<typeof ProductFields>;
export type ProductFieldsOutput = zod.output<typeof ProductFields>;

export const ProductListField = /*#__PURE__*/ zod.enum([
  'URL',
  'CURRENCY',
  'INFO_SECTION',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'SUBSCRIPTION_PRICES_INFO',
  'BREADCRUMBS_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'INFO_SECTION_DESCRIPTION',
  'THUMBNAIL',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'MIN_PRICE_VARIANT',
  'DISCOUNT_INFO',
]);

export type ProductListField = zod.input<typeof ProductListField>;
export type ProductListFieldOutput = zod.output<typeof ProductListField>;

export const ProductListFieldsMax = 100;

export const ProductListFields = /*#__PURE__*/ zod
  .array(ProductListField)
  .check(/*#__PURE__*/ zod.maxLength(ProductListFieldsMax));

export type ProductListFields = zod.input<typeof ProductListFields>;
export type ProductListFieldsOutput = zod.output<typeof ProductListFields>;

export const BrandField = /*#__PURE__*/ zod.enum(['ASSIGNED_PRODUCTS_COUNT']);

export type BrandField = zod.input<typeof BrandField>;
export type BrandFieldOutput = zod.output<typeof BrandField>;

export const BrandFieldsMax = 100;

export const BrandFields = /*#__PURE__*/ zod
  .array(BrandField)
  .check(/*#__PURE__*/ zod.maxLength(BrandFieldsMax));

export type BrandFields = zod.input<typeof BrandFields>;
export type BrandFieldsOutput = zod.output<typeof BrandFields>;

export const productFilterV3AndMax = 50;

export const productFilterV3OrMax = 50;

export type ProductFilterV3 = {
  id?: TextCondition;
  handle?: TextCondition;
  slug?: TextCondition;
  visible?: BooleanCondition;
  'options.id'?: MembershipOperators;
  createdDate?: InstantCondition;
  updatedDate?: InstantCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: ProductFilterV3[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: ProductFilterV3[];
  $not?: ProductFilterV3;
};

export const ProductFilterV3: zod.ZodMiniType<ProductFilterV3> = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.optional(TextCondition),
  handle: /*#__PURE__*/ zod.optional(TextCondition),
  slug: /*#__PURE__*/ zod.optional(TextCondition),
  visible: /*#__PURE__*/ zod.optional(BooleanCondition),
  'options.id': /*#__PURE__*/ zod.optional(MembershipOperators),
  createdDate: /*#__PURE__*/ zod.optional(InstantCondition),
  updatedDate: /*#__PURE__*/ zod.optional(InstantCondition),
  $and: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => ProductFilterV3))
      .check(/*#__PURE__*/ zod.maxLength(productFilterV3AndMax)),
  ),
  $or: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => ProductFilterV3))
      .check(/*#__PURE__*/ zod.maxLength(productFilterV3OrMax)),
  ),
  $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => ProductFilterV3)),
});

export type ProductFilterV3Output = zod.output<typeof ProductFilterV3>;

export const ProductV3SortField = /*#__PURE__*/ zod.enum(['slug', 'visible', 'createdDate', 'updatedDate']);

export type ProductV3SortField = zod.input<typeof ProductV3SortField>;
export type ProductV3SortFieldOutput = zod.output<typeof ProductV3SortField>;

export const ProductV3Sorting = /*#__PURE__*/ zod.object({
  fieldName: ProductV3SortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
});

export type ProductV3Sorting = zod.input<typeof ProductV3Sorting>;
export type ProductV3SortingOutput = zod.output<typeof ProductV3Sorting>;

export const productQueryV3SortMax = 5;

export const ProductQueryV3 = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(ProductFilterV3),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ProductV3Sorting).check(/*#__PURE__*/ zod.maxLength(productQueryV3SortMax)),
  ),
  cursorPaging: /*#__PURE__*/ zod.optional(CursorPaging),
});

export type ProductQueryV3 = zod.input<typeof ProductQueryV3>;
export type ProductQueryV3Output = zod.output<typeof ProductQueryV3>;

export const amountOperatorsInMax = 100;

export const AmountOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.number())
      .check(/*#__PURE__*/ zod.maxLength(amountOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type AmountOperators = zod.input<typeof AmountOperators>;
export type AmountOperatorsOutput = zod.output<typeof AmountOperators>;

export const AmountCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number(), AmountOperators]);

export type AmountCondition = zod.input<typeof AmountCondition>;
export type AmountConditionOutput = zod.output<typeof AmountCondition>;

export const availabilityStatusOperatorsInMax = 10;

export const AvailabilityStatusOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(InventoryStatus),
  $ne: /*#__PURE__*/ zod.optional(InventoryStatus),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(InventoryStatus)
      .check(/*#__PURE__*/ zod.maxLength(availabilityStatusOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type AvailabilityStatusOperators = zod.input<typeof AvailabilityStatusOperators>;
export type AvailabilityStatusOperatorsOutput = zod.output<typeof AvailabilityStatusOperators>;

export const AvailabilityStatusCondition = /*#__PURE__*/ zod.union([
  InventoryStatus,
  AvailabilityStatusOperators,
]);

export type AvailabilityStatusCondition = zod.input<typeof AvailabilityStatusCondition>;
export type AvailabilityStatusConditionOutput = zod.output<typeof AvailabilityStatusCondition>;

export const preorderStatusOperatorsInMax = 10;

export const PreorderStatusOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(PreorderStatus),
  $ne: /*#__PURE__*/ zod.optional(PreorderStatus),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(PreorderStatus).check(/*#__PURE__*/ zod.maxLength(preorderStatusOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type PreorderStatusOperators = zod.input<typeof PreorderStatusOperators>;
export type PreorderStatusOperatorsOutput = zod.output<typeof PreorderStatusOperators>;

export const PreorderStatusCondition = /*#__PURE__*/ zod.union([PreorderStatus, PreorderStatusOperators]);

export type PreorderStatusCondition = zod.input<typeof PreorderStatusCondition>;
export type PreorderStatusConditionOutput = zod.output<typeof PreorderStatusCondition>;

export const preorderAvailabilityOperatorsInMax = 10;

export const PreorderAvailabilityOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(PreorderAvailability),
  $ne: /*#__PURE__*/ zod.optional(PreorderAvailability),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(PreorderAvailability)
      .check(/*#__PURE__*/ zod.maxLength(preorderAvailabilityOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type PreorderAvailabilityOperators = zod.input<typeof PreorderAvailabilityOperators>;
export type PreorderAvailabilityOperatorsOutput = zod.output<typeof PreorderAvailabilityOperators>;

export const PreorderAvailabilityCondition = /*#__PURE__*/ zod.union([
  PreorderAvailability,
  PreorderAvailabilityOperators,
]);

export type PreorderAvailabilityCondition = zod.input<typeof PreorderAvailabilityCondition>;
export type PreorderAvailabilityConditionOutput = zod.output<typeof PreorderAvailabilityCondition>;

export const CategoryMatch = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  index: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
});

export type CategoryMatch = zod.input<typeof CategoryMatch>;
export type CategoryMatchOutput = zod.output<typeof CategoryMatch>;

export const categoryMatchOperatorsMatchItemsMax = 100;

export const CategoryMatchOperators = /*#__PURE__*/ zod.strictObject({
  $matchItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(CategoryMatch)
      .check(/*#__PURE__*/ zod.maxLength(categoryMatchOperatorsMatchItemsMax)),
  ),
});

export type CategoryMatchOperators = zod.input<typeof CategoryMatchOperators>;
export type CategoryMatchOperatorsOutput = zod.output<typeof CategoryMatchOperators>;

export const variantMatchSkuMax = 40;

export const variantMatchBarcodeMax = 40;

export const VariantMatch = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.guid()),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  sku: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variantMatchSkuMax)),
  ),
  barcode: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variantMatchBarcodeMax)),
  ),
  'price.actualPrice.amount': /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  'price.compareAtPrice.amount': /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  'physicalProperties.weight': /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  'choices.optionChoiceIds.optionId': /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  'choices.optionChoiceIds.choiceId': /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type VariantMatch = zod.input<typeof VariantMatch>;
export type VariantMatchOutput = zod.output<typeof VariantMatch>;

export const variantMatchOperatorsMatchItemsMax = 100;

export const VariantMatchOperators = /*#__PURE__*/ zod.strictObject({
  $matchItems: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(VariantMatch)
      .check(/*#__PURE__*/ zod.maxLength(variantMatchOperatorsMatchItemsMax)),
  ),
});

export type VariantMatchOperators = zod.input<typeof VariantMatchOperators>;
export type VariantMatchOperatorsOutput = zod.output<typeof VariantMatchOperators>;

export const productSearchFilterAndMax = 50;

export const productSearchFilterOrMax = 50;

export type ProductSearchFilter = {
  id?: TextCondition;
  name?: TextCondition;
  slug?: TextCondition;
  handle?: TextCondition;
  visible?: BooleanCondition;
  visibleInPos?: BooleanCondition;
  productType?: ProductTypeV3Condition;
  taxGroupId?: TextCondition;
  importId?: TextCondition;
  createdDate?: InstantCondition;
  updatedDate?: InstantCondition;
  'actualPriceRange.minValue.amount'?: DigitsCondition;
  'actualPriceRange.maxValue.amount'?: DigitsCondition;
  'compareAtPriceRange.minValue.amount'?: DigitsCondition;
  'compareAtPriceRange.maxValue.amount'?: DigitsCondition;
  'minVariantPriceInfo.sku'?: TextCondition;
  'physicalProperties.shippingWeightRange.minValue'?: AmountCondition;
  'physicalProperties.shippingWeightRange.maxValue'?: AmountCondition;
  'physicalProperties.deliveryProfileId'?: TextCondition;
  'physicalProperties.fulfillerId'?: TextCondition;
  'inventory.availabilityStatus'?: AvailabilityStatusCondition;
  'inventory.preorderStatus'?: PreorderStatusCondition;
  'inventory.preorderAvailability'?: PreorderAvailabilityCondition;
  'brand.id'?: TextCondition;
  'brand.name'?: TextCondition;
  'ribbon.id'?: TextCondition;
  'ribbon.name'?: TextCondition;
  'subscriptionDetails.allowOneTimePurchases'?: BooleanCondition;
  'additionalRibbons.id'?: MembershipOperators;
  'additionalRibbons.name'?: MembershipOperators;
  'infoSections.id'?: MembershipOperators;
  'infoSections.uniqueName'?: MembershipOperators;
  'options.id'?: MembershipOperators;
  'options.name'?: MembershipOperators;
  'options.choicesSettings.choices.choiceId'?: MembershipOperators;
  'options.choicesSettings.choices.name'?: MembershipOperators;
  'modifiers.id'?: MembershipOperators;
  'modifiers.name'?: MembershipOperators;
  'modifiers.choicesSettings.choices.choiceId'?: MembershipOperators;
  'modifiers.choicesSettings.choices.name'?: MembershipOperators;
  'tags.privateTags.tagIds'?: MembershipOperators;
  'tags.publicTags.tagIds'?: MembershipOperators;
  'allCategoriesInfo.categories'?: CategoryMatchOperators;
  'directCategoriesInfo.categories'?: CategoryMatchOperators;
  'variantsInfo.variants'?: VariantMatchOperators;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: ProductSearchFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: ProductSearchFilter[];
  $not?: ProductSearchFilter;
};

export const ProductSearchFilter: zod.ZodMiniType<ProductSearchFilter> = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.optional(TextCondition),
  name: /*#__PURE__*/ zod.optional(TextCondition),
  slug: /*#__PURE__*/ zod.optional(TextCondition),
  handle: /*#__PURE__*/ zod.optional(TextCondition),
  visible: /*#__PURE__*/ zod.optional(BooleanCondition),
  visibleInPos: /*#__PURE__*/ zod.optional(BooleanCondition),
  productType: /*#__PURE__*/ zod.optional(ProductTypeV3Condition),
  taxGroupId: /*#__PURE__*/ zod.optional(TextCondition),
  importId: /*#__PURE__*/ zod.optional(TextCondition),
  createdDate: /*#__PURE__*/ zod.optional(InstantCondition),
  updatedDate: /*#__PURE__*/ zod.optional(InstantCondition),
  'actualPriceRange.minValue.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
  'actualPriceRange.maxValue.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
  'compareAtPriceRange.minValue.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
  'compareAtPriceRange.maxValue.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
  'minVariantPriceInfo.sku': /*#__PURE__*/ zod.optional(TextCondition),
  'physicalProperties.shippingWeightRange.minValue': /*#__PURE__*/ zod.optional(AmountCondition),
  'physicalProperties.shippingWeightRange.maxValue': /*#__PURE__*/ zod.optional(AmountCondition),
  'physicalProperties.deliveryProfileId': /*#__PURE__*/ zod.optional(TextCondition),
  'physicalProperties.fulfillerId': /*#__PURE__*/ zod.optional(TextCondition),
  'inventory.availabilityStatus': /*#__PURE__*/ zod.optional(AvailabilityStatusCondition),
  'inventory.preorderStatus': /*#__PURE__*/ zod.optional(PreorderStatusCondition),
  'inventory.preorderAvailability': /*#__PURE__*/ zod.optional(PreorderAvailabilityCondition),
  'brand.id': /*#__PURE__*/ zod.optional(TextCondition),
  'brand.name': /*#__PURE__*/ zod.optional(TextCondition),
  'ribbon.id': /*#__PURE__*/ zod.optional(TextCondition),
  'ribbon.name': /*#__PURE__*/ zod.optional(TextCondition),
  'subscriptionDetails.allowOneTimePurchases': /*#__PURE__*/ zod.optional(BooleanCondition),
  'additionalRibbons.id': /*#__PURE__*/ zod.optional(MembershipOperators),
  'additionalRibbons.name': /*#__PURE__*/ zod.optional(MembershipOperators),
  'infoSections.id': /*#__PURE__*/ zod.optional(MembershipOperators),
  'infoSections.uniqueName': /*#__PURE__*/ zod.optional(MembershipOperators),
  'options.id': /*#__PURE__*/ zod.optional(MembershipOperators),
  'options.name': /*#__PURE__*/ zod.optional(MembershipOperators),
  'options.choicesSettings.choices.choiceId': /*#__PURE__*/ zod.optional(MembershipOperators),
  'options.choicesSettings.choices.name': /*#__PURE__*/ zod.optional(MembershipOperators),
  'modifiers.id': /*#__PURE__*/ zod.optional(MembershipOperators),
  'modifiers.name': /*#__PURE__*/ zod.optional(MembershipOperators),
  'modifiers.choicesSettings.choices.choiceId': /*#__PURE__*/ zod.optional(MembershipOperators),
  'modifiers.choicesSettings.choices.name': /*#__PURE__*/ zod.optional(MembershipOperators),
  'tags.privateTags.tagIds': /*#__PURE__*/ zod.optional(MembershipOperators),
  'tags.publicTags.tagIds': /*#__PURE__*/ zod.optional(MembershipOperators),
  'allCategoriesInfo.categories': /*#__PURE__*/ zod.optional(CategoryMatchOperators),
  'directCategoriesInfo.categories': /*#__PURE__*/ zod.optional(CategoryMatchOperators),
  'variantsInfo.variants': /*#__PURE__*/ zod.optional(VariantMatchOperators),
  $and: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => ProductSearchFilter))
      .check(/*#__PURE__*/ zod.maxLength(productSearchFilterAndMax)),
  ),
  $or: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => ProductSearchFilter))
      .check(/*#__PURE__*/ zod.maxLength(productSearchFilterOrMax)),
  ),
  $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => ProductSearchFilter)),
});

export type ProductSearchFilterOutput = zod.output<typeof ProductSearchFilter>;

export const ProductSearchSortField = /*#__PURE__*/ zod.enum([
  'name',
  'createdDate',
  'updatedDate',
  'actualPriceRange.minValue.amount',
  'actualPriceRange.maxValue.amount',
  'compareAtPriceRange.minValue.amount',
  'compareAtPriceRange.maxValue.amount',
  'minVariantPriceInfo.sku',
  'physicalProperties.shippingWeightRange.minValue',
  'physicalProperties.shippingWeightRange.maxValue',
]);

export type ProductSearchSortField = zod.input<typeof ProductSearchSortField>;
export type ProductSearchSortFieldOutput = zod.output<typeof ProductSearchSortField>;

export const ProductSearchSorting = /*#__PURE__*/ zod.object({
  fieldName: ProductSearchSortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
});

export type ProductSearchSorting = zod.input<typeof ProductSearchSorting>;
export type ProductSearchSortingOutput = zod.output<typeof ProductSearchSorting>;

export const ProductAggregatableField = /*#__PURE__*/ zod.enum([
  'createdDate',
  'id',
  'updatedDate',
  'actualPriceRange.maxValue.amount',
  'actualPriceRange.minValue.amount',
  'additionalRibbons.id',
  'additionalRibbons.name',
  'allCategoriesInfo.categories',
  'allCategoriesInfo.categories.id',
  'allCategoriesInfo.categories.index',
  'brand.id',
  'brand.name',
  'compareAtPriceRange.maxValue.amount',
  'compareAtPriceRange.minValue.amount',
  'directCategoriesInfo.categories',
  'directCategoriesInfo.categories.id',
  'directCategoriesInfo.categories.index',
  'handle',
  'importId',
  'infoSections.id',
  'infoSections.uniqueName',
  'inventory.availabilityStatus',
  'inventory.preorderAvailability',
  'inventory.preorderStatus',
  'minVariantPriceInfo.sku',
  'modifiers.id',
  'modifiers.choicesSettings.choices.choiceId',
  'modifiers.choicesSettings.choices.name',
  'modifiers.name',
  'name',
  'options.id',
  'options.choicesSettings.choices.choiceId',
  'options.choicesSettings.choices.name',
  'options.name',
  'physicalProperties.deliveryProfileId',
  'physicalProperties.fulfillerId',
  'physicalProperties.shippingWeightRange.maxValue',
  'physicalProperties.shippingWeightRange.minValue',
  'productType',
  'ribbon.id',
  'ribbon.name',
  'slug',
  'subscriptionDetails.allowOneTimePurchases',
  'tags.privateTags.tagIds',
  'tags.publicTags.tagIds',
  'taxGroupId',
  'variantsInfo.variants',
  'variantsInfo.variants.barcode',
  'variantsInfo.variants.choices.optionChoiceIds.choiceId',
  'variantsInfo.variants.choices.optionChoiceIds.optionId',
  'variantsInfo.variants.physicalProperties.weight',
  'variantsInfo.variants.price.actualPrice.amount',
  'variantsInfo.variants.price.compareAtPrice.amount',
  'variantsInfo.variants.sku',
  'variantsInfo.variants.visible',
  'visible',
  'visibleInPos',
]);

export type ProductAggregatableField = zod.input<typeof ProductAggregatableField>;
export type ProductAggregatableFieldOutput = zod.output<typeof ProductAggregatableField>;

export const productNestedAggregationItemNameMax = 100;

export const ProductNestedAggregationItem = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productNestedAggregationItemNameMax)),
  ),
  type: /*#__PURE__*/ zod.optional(NestedAggregationType),
  fieldPath: /*#__PURE__*/ zod.optional(ProductAggregatableField),
  value: /*#__PURE__*/ zod.optional(ValueAggregation),
  range: /*#__PURE__*/ zod.optional(RangeAggregation),
  scalar: /*#__PURE__*/ zod.optional(ScalarAggregation),
  dateHistogram: /*#__PURE__*/ zod.optional(DateHistogramAggregation),
});

export type ProductNestedAggregationItem = zod.input<typeof ProductNestedAggregationItem>;
export type ProductNestedAggregationItemOutput = zod.output<typeof ProductNestedAggregationItem>;

export const productNestedAggregationNestedAggregationsMin = 2;
export const productNestedAggregationNestedAggregationsMax = 3;

export const ProductNestedAggregation = /*#__PURE__*/ zod.object({
  nestedAggregations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ProductNestedAggregationItem)
      .check(/*#__PURE__*/ zod.minLength(productNestedAggregationNestedAggregationsMin))
      .check(/*#__PURE__*/ zod.maxLength(productNestedAggregationNestedAggregationsMax)),
  ),
});

export type ProductNestedAggregation = zod.input<typeof ProductNestedAggregation>;
export type ProductNestedAggregationOutput = zod.output<typeof ProductNestedAggregation>;

export const productAggregationNameMax = 100;

export const ProductAggregation = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productAggregationNameMax)),
  ),
  type: /*#__PURE__*/ zod.optional(AggregationType),
  fieldPath: /*#__PURE__*/ zod.optional(ProductAggregatableField),
  value: /*#__PURE__*/ zod.optional(ValueAggregation),
  range: /*#__PURE__*/ zod.optional(RangeAggregation),
  scalar: /*#__PURE__*/ zod.optional(ScalarAggregation),
  dateHistogram: /*#__PURE__*/ zod.optional(DateHistogramAggregation),
  nested: /*#__PURE__*/ zod.optional(ProductNestedAggregation),
});

export type ProductAggregation = zod.input<typeof ProductAggregation>;
export type ProductAggregationOutput = zod.output<typeof ProductAggregation>;

export const ProductSearchableField = /*#__PURE__*/ zod.enum([
  'description',
  'directCategoryIdsInfo.categoryIds',
  'minVariantPriceInfo.sku',
  'name',
  'physicalProperties.deliveryProfileId',
  'physicalProperties.shippingGroupId',
  'variantsInfo.variants.barcode',
  'variantsInfo.variants.sku',
]);

export type ProductSearchableField = zod.input<typeof ProductSearchableField>;
export type ProductSearchableFieldOutput = zod.output<typeof ProductSearchableField>;

export const productSearchDetailsExpressionMax = 100;

export const productSearchDetailsFieldsMax = 20;

export const ProductSearchDetails = /*#__PURE__*/ zod.object({
  mode: /*#__PURE__*/ zod.optional(SearchMode),
  expression: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productSearchDetailsExpressionMax)),
  ),
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ProductSearchableField)
      .check(/*#__PURE__*/ zod.maxLength(productSearchDetailsFieldsMax)),
  ),
  fuzzy: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type ProductSearchDetails = zod.input<typeof ProductSearchDetails>;
export type ProductSearchDetailsOutput = zod.output<typeof ProductSearchDetails>;

export const productSearchSortMax = 10;

export const productSearchAggregationsMax = 10;

export const productSearchTimeZoneMax = 50;

export const ProductSearch = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(ProductSearchFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ProductSearchSorting).check(/*#__PURE__*/ zod.maxLength(productSearchSortMax)),
  ),
  aggregations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ProductAggregation)
      .check(/*#__PURE__*/ zod.maxLength(productSearchAggregationsMax)),
  ),
  search: /*#__PURE__*/ zod.optional(ProductSearchDetails),
  timeZone: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productSearchTimeZoneMax)),
  ),
  cursorPaging: /*#__PURE__*/ zod.optional(CursorPaging),
});

export type ProductSearch = zod.input<typeof ProductSearch>;
export type ProductSearchOutput = zod.output<typeof ProductSearch>;

export const brandFilterAndMax = 50;

export const brandFilterOrMax = 50;

export type BrandFilter = {
  id?: TextCondition;
  name?: TextCondition;
  createdDate?: InstantCondition;
  updatedDate?: InstantCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: BrandFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: BrandFilter[];
  $not?: BrandFilter;
};

export const BrandFilter: zod.ZodMiniType<BrandFilter> = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.optional(TextCondition),
  name: /*#__PURE__*/ zod.optional(TextCondition),
  createdDate: /*#__PURE__*/ zod.optional(InstantCondition),
  updatedDate: /*#__PURE__*/ zod.optional(InstantCondition),
  $and: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => BrandFilter))
      .check(/*#__PURE__*/ zod.maxLength(brandFilterAndMax)),
  ),
  $or: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => BrandFilter))
      .check(/*#__PURE__*/ zod.maxLength(brandFilterOrMax)),
  ),
  $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => BrandFilter)),
});

export type BrandFilterOutput = zod.output<typeof BrandFilter>;

export const BrandSortField = /*#__PURE__*/ zod.enum(['name', 'createdDate', 'updatedDate']);

export type BrandSortField = zod.input<typeof BrandSortField>;
export type BrandSortFieldOutput = zod.output<typeof BrandSortField>;

export const BrandSorting = /*#__PURE__*/ zod.object({
  fieldName: BrandSortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
});

export type BrandSorting = zod.input<typeof BrandSorting>;
export type BrandSortingOutput = zod.output<typeof BrandSorting>;

export const brandCursorPagingLimitDefault = 50;
export const brandCursorPagingLimitMin = 0;
export const brandCursorPagingLimitMax = 300;

export const brandCursorPagingCursorMax = 16000;

export const BrandCursorPaging = /*#__PURE__*/ zod.object({
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(brandCursorPagingLimitMin))
      .check(/*#__PURE__*/ zod.lte(brandCursorPagingLimitMax)),
    brandCursorPagingLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(brandCursorPagingCursorMax)),
  ),
});

export type BrandCursorPaging = zod.input<typeof BrandCursorPaging>;
export type BrandCursorPagingOutput = zod.output<typeof BrandCursorPaging>;

export const brandQuerySortMax = 5;

export const BrandQuery = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(BrandFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(BrandSorting).check(/*#__PURE__*/ zod.maxLength(brandQuerySortMax)),
  ),
  cursorPaging: /*#__PURE__*/ zod.optional(BrandCursorPaging),
});

export type BrandQuery = zod.input<typeof BrandQuery>;
export type BrandQueryOutput = zod.output<typeof BrandQuery>;

export const ApplicationError = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string(),
  description: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
});

export type ApplicationError = zod.input<typeof ApplicationError>;
export type ApplicationErrorOutput = zod.output<typeof ApplicationError>;

export const ViolatedRule = /*#__PURE__*/ zod.enum([
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
]);

export type ViolatedRule = zod.input<typeof ViolatedRule>;
export type ViolatedRuleOutput = zod.output<typeof ViolatedRule>;

export const FieldViolation = /*#__PURE__*/ zod.object({
  field: /*#__PURE__*/ zod.string(),
  description: /*#__PURE__*/ zod.string(),
  violatedRule: /*#__PURE__*/ zod.optional(ViolatedRule),
  ruleName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
});

export type FieldViolation = zod.input<typeof FieldViolation>;
export type FieldViolationOutput = zod.output<typeof FieldViolation>;

export const validationErrorFieldViolationsMax = 300;

export const ValidationError = /*#__PURE__*/ zod.object({
  fieldViolations: /*#__PURE__*/ zod
    .array(FieldViolation)
    .check(/*#__PURE__*/ zod.maxLength(validationErrorFieldViolationsMax)),
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;

export const SystemError = /*#__PURE__*/ zod.object({
  errorCode: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type SystemError = zod.input<typeof SystemError>;
export type SystemErrorOutput = zod.output<typeof SystemError>;

export const ErrorDetails = /*#__PURE__*/ zod.object({
  applicationError: /*#__PURE__*/ zod.optional(ApplicationError),
  validationError: /*#__PURE__*/ zod.optional(ValidationError),
  systemError: /*#__PURE__*/ zod.optional(SystemError),
  tracing: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type ErrorDetails = zod.input<typeof ErrorDetails>;
export type ErrorDetailsOutput = zod.output<typeof ErrorDetails>;

export const ErrorBody = /*#__PURE__*/ zod.object({
  message: /*#__PURE__*/ zod.string(),
  details: /*#__PURE__*/ zod.optional(ErrorDetails),
});

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;
/**
 * Fails with 404 if the product does not exist, or if it is hidden and the caller is a visitor or member.
 *
 * Variants are in `variantsInfo` only if `VARIANT_OPTION_CHOICE_NAMES` is among the `fields`. According to one text
 * of the platform they come without it too; always request it, and treat absent variants as not requested, not as
 * sold out.
 * @summary Get a product
 */
export const getProductV3PathProductIdMax = 36;

export const GetProductV3Params = /*#__PURE__*/ zod.object({
  productId: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(getProductV3PathProductIdMax)),
});

export const getProductV3QueryFieldsMax = 100;

export const GetProductV3QueryParams = /*#__PURE__*/ zod.object({
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ProductField).check(/*#__PURE__*/ zod.maxLength(getProductV3QueryFieldsMax)),
  ),
});

export const GetProductV3ResponseSchema = GetProductV3Response;

/**
 * Fails with 404 if no product with this slug is visible to the caller.
 *
 * Variants are in `variantsInfo` only if `VARIANT_OPTION_CHOICE_NAMES` is among the `fields`. According to one text
 * of the platform they come without it too; always request it, and treat absent variants as not requested, not as
 * sold out.
 * @summary Get a product by its slug
 */
export const getProductBySlugPathSlugMax = 100;

export const GetProductBySlugParams = /*#__PURE__*/ zod.object({
  slug: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(getProductBySlugPathSlugMax)),
});

export const getProductBySlugQueryFieldsMax = 100;

export const GetProductBySlugQueryParams = /*#__PURE__*/ zod.object({
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ProductField).check(/*#__PURE__*/ zod.maxLength(getProductBySlugQueryFieldsMax)),
  ),
});

export const GetProductBySlugResponseSchema = GetProductBySlugResponse;

/**
 * Returns one page of products that match a filter, in the given order. Without a query: the first 100.
 *
 * Only a few fields can be filtered here: id, handle, slug, visibility, dates and the ids of options. To filter by
 * name, price, stock, brand or category, use `searchProducts`. Variants are never included.
 * @summary Query products
 */
export const queryProductsV3QueryQuerySortMax = 5;

export const queryProductsV3QueryFieldsMax = 100;

export const QueryProductsV3QueryParams = /*#__PURE__*/ zod.object({
  query: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.object({
      filter: /*#__PURE__*/ zod.optional(ProductFilterV3),
      sort: /*#__PURE__*/ zod.optional(
        /*#__PURE__*/ zod
          .array(ProductV3Sorting)
          .check(/*#__PURE__*/ zod.maxLength(queryProductsV3QueryQuerySortMax)),
      ),
      cursorPaging: /*#__PURE__*/ zod.optional(CursorPaging),
    }),
  ),
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ProductListField)
      .check(/*#__PURE__*/ zod.maxLength(queryProductsV3QueryFieldsMax)),
  ),
});

export const QueryProductsV3ResponseSchema = QueryProductsV3Response;

/**
 * Returns one page of products that match a filter and a text, in the given order, and groups with their counts if
 * the search asks for them. Variants are never included.
 *
 * To list the products of a category and its subcategories, filter `allCategoriesInfo.categories` with
 * `$matchItems`; `directCategoriesInfo.categories` leaves the subcategories out. Give one operator per field, and
 * join several by `$and`: two operators in one object are rejected with 400.
 *
 * The first page of a search may not contain the latest changes yet; `getProductV3` and `queryProductsV3` do.
 * @summary Search products
 */
export const searchProductsQuerySearchSortMax = 10;

export const searchProductsQuerySearchAggregationsMax = 10;

export const searchProductsQuerySearchTimeZoneMax = 50;

export const searchProductsQueryFieldsMax = 100;

export const SearchProductsQueryParams = /*#__PURE__*/ zod.object({
  search: /*#__PURE__*/ zod.object({
    filter: /*#__PURE__*/ zod.optional(ProductSearchFilter),
    sort: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod
        .array(ProductSearchSorting)
        .check(/*#__PURE__*/ zod.maxLength(searchProductsQuerySearchSortMax)),
    ),
    aggregations: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod
        .array(ProductAggregation)
        .check(/*#__PURE__*/ zod.maxLength(searchProductsQuerySearchAggregationsMax)),
    ),
    search: /*#__PURE__*/ zod.optional(ProductSearchDetails),
    timeZone: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchProductsQuerySearchTimeZoneMax)),
    ),
    cursorPaging: /*#__PURE__*/ zod.optional(CursorPaging),
  }),
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ProductListField)
      .check(/*#__PURE__*/ zod.maxLength(searchProductsQueryFieldsMax)),
  ),
});

export const SearchProductsResponseSchema = SearchProductsResponse;

/**
 * Returns the number of products that match a filter and a text, for which a search returns no total. Counting hidden
 * products needs an owner or app.
 * @summary Count products
 */
export const countProductsQueryFilterAndMax = 50;

export const countProductsQueryFilterOrMax = 50;

export const countProductsQuerySearchExpressionMax = 100;

export const countProductsQuerySearchFieldsMax = 20;

export const countProductsQueryReturnNonVisibleProductsDefault = false;

export const CountProductsQueryParams = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.object({
      id: /*#__PURE__*/ zod.optional(TextCondition),
      name: /*#__PURE__*/ zod.optional(TextCondition),
      slug: /*#__PURE__*/ zod.optional(TextCondition),
      handle: /*#__PURE__*/ zod.optional(TextCondition),
      visible: /*#__PURE__*/ zod.optional(BooleanCondition),
      visibleInPos: /*#__PURE__*/ zod.optional(BooleanCondition),
      productType: /*#__PURE__*/ zod.optional(ProductTypeV3Condition),
      taxGroupId: /*#__PURE__*/ zod.optional(TextCondition),
      importId: /*#__PURE__*/ zod.optional(TextCondition),
      createdDate: /*#__PURE__*/ zod.optional(InstantCondition),
      updatedDate: /*#__PURE__*/ zod.optional(InstantCondition),
      'actualPriceRange.minValue.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
      'actualPriceRange.maxValue.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
      'compareAtPriceRange.minValue.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
      'compareAtPriceRange.maxValue.amount': /*#__PURE__*/ zod.optional(DigitsCondition),
      'minVariantPriceInfo.sku': /*#__PURE__*/ zod.optional(TextCondition),
      'physicalProperties.shippingWeightRange.minValue': /*#__PURE__*/ zod.optional(AmountCondition),
      'physicalProperties.shippingWeightRange.maxValue': /*#__PURE__*/ zod.optional(AmountCondition),
      'physicalProperties.deliveryProfileId': /*#__PURE__*/ zod.optional(TextCondition),
      'physicalProperties.fulfillerId': /*#__PURE__*/ zod.optional(TextCondition),
      'inventory.availabilityStatus': /*#__PURE__*/ zod.optional(AvailabilityStatusCondition),
      'inventory.preorderStatus': /*#__PURE__*/ zod.optional(PreorderStatusCondition),
      'inventory.preorderAvailability': /*#__PURE__*/ zod.optional(PreorderAvailabilityCondition),
      'brand.id': /*#__PURE__*/ zod.optional(TextCondition),
      'brand.name': /*#__PURE__*/ zod.optional(TextCondition),
      'ribbon.id': /*#__PURE__*/ zod.optional(TextCondition),
      'ribbon.name': /*#__PURE__*/ zod.optional(TextCondition),
      'subscriptionDetails.allowOneTimePurchases': /*#__PURE__*/ zod.optional(BooleanCondition),
      'additionalRibbons.id': /*#__PURE__*/ zod.optional(MembershipOperators),
      'additionalRibbons.name': /*#__PURE__*/ zod.optional(MembershipOperators),
      'infoSections.id': /*#__PURE__*/ zod.optional(MembershipOperators),
      'infoSections.uniqueName': /*#__PURE__*/ zod.optional(MembershipOperators),
      'options.id': /*#__PURE__*/ zod.optional(MembershipOperators),
      'options.name': /*#__PURE__*/ zod.optional(MembershipOperators),
      'options.choicesSettings.choices.choiceId': /*#__PURE__*/ zod.optional(MembershipOperators),
      'options.choicesSettings.choices.name': /*#__PURE__*/ zod.optional(MembershipOperators),
      'modifiers.id': /*#__PURE__*/ zod.optional(MembershipOperators),
      'modifiers.name': /*#__PURE__*/ zod.optional(MembershipOperators),
      'modifiers.choicesSettings.choices.choiceId': /*#__PURE__*/ zod.optional(MembershipOperators),
      'modifiers.choicesSettings.choices.name': /*#__PURE__*/ zod.optional(MembershipOperators),
      'tags.privateTags.tagIds': /*#__PURE__*/ zod.optional(MembershipOperators),
      'tags.publicTags.tagIds': /*#__PURE__*/ zod.optional(MembershipOperators),
      'allCategoriesInfo.categories': /*#__PURE__*/ zod.optional(CategoryMatchOperators),
      'directCategoriesInfo.categories': /*#__PURE__*/ zod.optional(CategoryMatchOperators),
      'variantsInfo.variants': /*#__PURE__*/ zod.optional(VariantMatchOperators),
      $and: /*#__PURE__*/ zod.optional(
        /*#__PURE__*/ zod
          .array(ProductSearchFilter)
          .check(/*#__PURE__*/ zod.maxLength(countProductsQueryFilterAndMax)),
      ),
      $or: /*#__PURE__*/ zod.optional(
        /*#__PURE__*/ zod
          .array(ProductSearchFilter)
          .check(/*#__PURE__*/ zod.maxLength(countProductsQueryFilterOrMax)),
      ),
      $not: /*#__PURE__*/ zod.optional(ProductSearchFilter),
    }),
  ),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.object({
      mode: /*#__PURE__*/ zod.optional(SearchMode),
      expression: /*#__PURE__*/ zod.optional(
        /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(countProductsQuerySearchExpressionMax)),
      ),
      fields: /*#__PURE__*/ zod.optional(
        /*#__PURE__*/ zod
          .array(ProductSearchableField)
          .check(/*#__PURE__*/ zod.maxLength(countProductsQuerySearchFieldsMax)),
      ),
      fuzzy: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
    }),
  ),
  returnNonVisibleProducts: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    countProductsQueryReturnNonVisibleProductsDefault,
  ),
});

export const CountProductsResponseSchema = CountProductsResponse;

/**
 * Returns the id of the category that contains every product of the store. The platform maintains it; a menu of categories usually leaves it out. That visitors and members may call this is assumed: the platform's documentation names apps only.
 * @summary Get the category of all products
 */
export const GetAllProductsCategoryResponseSchema = GetAllProductsCategoryResponse;

/**
 * Returns one page of the variants of all products, by default in the order of their products' last change. A product
 * without options is listed as its only variant.
 *
 * A visitor or member receives visible variants of visible products only.
 * @summary Query variants
 */
export const QueryVariantsBody = QueryVariantsRequest;

export const QueryVariantsResponseSchema = QueryVariantsResponse;

/**
 * Returns one page of variants that match a filter and a text, in the given order, and groups with their counts if the
 * search asks for them. Give one operator per field, and join several by `$and`.
 *
 * A visitor or member receives visible variants of visible products only.
 * @summary Search variants
 */
export const SearchVariantsBody = SearchVariantsRequest;

export const SearchVariantsResponseSchema = SearchVariantsResponse;

/**
 * Returns one page of the brands of the store. Without a query: the first 50. That visitors and members may call this
 * is observed on one site; the platform's documentation names apps only.
 * @summary Query brands
 */
export const queryBrandsQueryQuerySortMax = 5;

export const queryBrandsQueryFieldsMax = 100;

export const QueryBrandsQueryParams = /*#__PURE__*/ zod.object({
  query: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.object({
      filter: /*#__PURE__*/ zod.optional(BrandFilter),
      sort: /*#__PURE__*/ zod.optional(
        /*#__PURE__*/ zod
          .array(BrandSorting)
          .check(/*#__PURE__*/ zod.maxLength(queryBrandsQueryQuerySortMax)),
      ),
      cursorPaging: /*#__PURE__*/ zod.optional(BrandCursorPaging),
    }),
  ),
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(BrandField).check(/*#__PURE__*/ zod.maxLength(queryBrandsQueryFieldsMax)),
  ),
});

export const QueryBrandsResponseSchema = QueryBrandsResponse;

/**
 * Returns one page of the ribbons of the store. Without a query: the first 50. That visitors and members may call this
 * is assumed: the platform's documentation names apps only.
 * @summary Query ribbons
 */
export const QueryRibbonsBody = QueryRibbonsRequest;

export const QueryRibbonsResponseSchema = QueryRibbonsResponse;
