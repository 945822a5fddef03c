// Generated from spec/categories.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export interface paths {
  '/v1/categories/{categoryId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the category in any tree; the tree is a parameter of its own.
         * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
         */
        categoryId: components['parameters']['CategoryId'];
      };
      cookie?: never;
    };
    /**
     * Get a category
     * @description Returns a category by its id, also a hidden one: look at `visible`. Fails with 404 if the tree has no such category.
     */
    get: operations['getCategory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/categories/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a category by its slug
     * @description Returns a category by its slug, also a hidden one: look at `visible`. Fails with 404 if the tree has no category with this slug. The platform marks this call as a preview.
     */
    get: operations['getCategoryBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/categories/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query categories
     * @description Returns one page of categories of a tree that match a filter, in the given order. Without a sort, the newest
     *     categories come first; without a limit, a page has 50.
     *
     *     An empty filter object of a visitor or member is rejected with 400; omit the filter instead. One source says
     *     the same of a filter by `visible`, which the platform's declarations and working pages use.
     */
    post: operations['queryCategories'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/categories/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search categories
     * @description Returns one page of categories of a tree that match a filter and a text, in the given order, and groups with their counts if the search asks for them. Without a sort, the newest categories come first; without a limit, a page has 50.
     */
    post: operations['searchCategories'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/categories/count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count categories
     * @description Returns the number of categories of a tree that match a filter and a text, for which a query returns no total.
     */
    post: operations['countCategories'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/categories/{categoryId}/list-items': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the category in any tree; the tree is a parameter of its own.
         * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
         */
        categoryId: components['parameters']['CategoryId'];
      };
      cookie?: never;
    };
    /**
     * List the items of a category
     * @description Returns references to the items of a category, also of a hidden one, with the newest items first. With
     *     `useCategoryArrangement`, the items that the owner arranged come first, in their order. To show products, read
     *     them by their ids, or search products by the category.
     *
     *     A page has at most 100 items, although the declared limit is 1000. If the query is longer than 4000 characters,
     *     the same parameters are sent as the body of a POST to the same path.
     */
    get: operations['listItemsInCategory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/categories/list-categories-for-item': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the categories of an item
     * @description Returns the ids of the categories to which an item was added, and of these with all their ancestors. An item
     *     that the tree does not know has none.
     *
     *     If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to the same
     *     path.
     */
    get: operations['listCategoriesForItem'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/categories/list-trees': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the trees
     * @description Returns references to all trees of categories on the site. It is the only call that names no tree.
     */
    get: operations['listTrees'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    GetCategoryResponse: {
      category: components['schemas']['Category'];
    };
    GetCategoryBySlugResponse: {
      category: components['schemas']['Category'];
    };
    QueryCategoriesRequest: {
      query?: components['schemas']['CategoryQuery'];
      treeReference: components['schemas']['TreeReference'];
      /**
       * @description Whether hidden categories are returned too.
       * @default false
       */
      returnNonVisibleCategories?: boolean;
      fields?: components['schemas']['CategoryFields'];
    };
    QueryCategoriesResponse: {
      categories: components['schemas']['Category'][];
      pagingMetadata: components['schemas']['CursorPagingMetadata'];
    };
    SearchCategoriesRequest: {
      search: components['schemas']['CategorySearch'];
      treeReference: components['schemas']['TreeReference'];
      /**
       * @description Whether hidden categories are returned too.
       * @default false
       */
      returnNonVisibleCategories?: boolean;
      fields?: components['schemas']['CategoryFields'];
    };
    SearchCategoriesResponse: {
      categories: components['schemas']['Category'][];
      pagingMetadata: components['schemas']['CursorPagingMetadata'];
      aggregationData?: components['schemas']['AggregationData'];
    };
    CountCategoriesRequest: {
      filter?: components['schemas']['CategoryFilter'];
      search?: components['schemas']['CategorySearchDetails'];
      treeReference: components['schemas']['TreeReference'];
      /**
       * @description Whether hidden categories are counted too.
       * @default false
       */
      returnNonVisibleCategories?: boolean;
    };
    CountCategoriesResponse: {
      /**
       * Format: int32
       * @description Number of categories.
       */
      count: number;
    };
    ListItemsInCategoryResponse: {
      items: components['schemas']['ItemReference'][];
      pagingMetadata: components['schemas']['PlatformPagingMetadata'];
    };
    ListCategoriesForItemResponse: {
      /** @description Categories to which the item was added. */
      directCategoryIds: string[];
      /** @description These categories and all their ancestors, each once. */
      allCategoryIds: string[];
    };
    ListTreesResponse: {
      trees: components['schemas']['TreeReference'][];
    };
    /** @description A named group of items in a tree. Parts that the call must request are absent otherwise; `x-only-with` names the value that requests them. */
    Category: {
      /** Format: uuid */
      id: string;
      /**
       * Format: int64
       * @description Number of changes; a whole number as text. All categories of a tree share one revision.
       * @example 12
       */
      readonly revision?: string;
      /** Format: date-time */
      readonly createdDate?: string;
      /** Format: date-time */
      readonly updatedDate?: string;
      /** @example At the table */
      name: string;
      image?: components['schemas']['LimitedImage'];
      /**
       * Format: int32
       * @description Number of items of the category itself, without those of its subcategories.
       * @example 4
       */
      readonly itemCounter: number;
      /**
       * @description Plain text about the category.
       * @example Cups, bowls and plates.
       */
      description?: string;
      /** @description Whether visitors of the store see the category. A hidden category hides its subcategories too. */
      visible?: boolean;
      breadcrumbsInfo?: components['schemas']['BreadcrumbsInfo'];
      parentCategory?: components['schemas']['ParentCategory'];
      /**
       * @description Part of the category page's URL that names the category.
       * @example at-the-table
       */
      slug: string;
      seoData?: components['schemas']['SeoSchema'];
      richContentDescription?: components['schemas']['RichContent'];
      treeReference?: components['schemas']['TreeReference'];
      /**
       * Format: uuid
       * @description App that made the category. Calls of others cannot change the items of such a category.
       */
      managingAppId?: string;
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description Place of the category in the tree. Without an id, the category is at the top. */
    ParentCategory: {
      /** Format: uuid */
      id?: string;
      /**
       * Format: int32
       * @description Position among the categories with the same parent, from 0.
       */
      readonly index?: number;
    };
    /** @description An item of a catalog, as categories refer to it. */
    ItemReference: {
      /**
       * @description Id of the item in its catalog. For the store, the id of the product.
       * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
       */
      catalogItemId: string;
      /**
       * @description App that owns the catalog. The platform's own store is 215238eb-22a5-4c36-9e7b-e7c08025e04e.
       * @example 215238eb-22a5-4c36-9e7b-e7c08025e04e
       */
      appId: string;
    };
    /** @description Parts to add to each category. */
    CategoryFields: readonly components['schemas']['CategoryField'][];
    /**
     * @description A part of a category: the description as plain or as rich text, or the way from the root.
     * @enum {string}
     */
    CategoryField: 'BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION';
    /** @description Filter, sort order and page of a query. With a cursor from an earlier response, omit `filter` and `sort`. */
    CategoryQuery: {
      cursorPaging?: components['schemas']['LongCursorPaging'];
      filter?: components['schemas']['CategoryFilter'];
      /** @description The first field has precedence; the following ones break ties. */
      sort?: readonly components['schemas']['CategorySorting'][];
    };
    /** @description Filter, text, sort order, groups and page of a search. With a cursor from an earlier response, omit everything but `cursorPaging`. */
    CategorySearch: {
      cursorPaging?: components['schemas']['LongCursorPaging'];
      filter?: components['schemas']['CategoryFilter'];
      /** @description The first field has precedence; the following ones break ties. */
      sort?: readonly components['schemas']['CategorySorting'][];
      /** @description Groups to compute over all matching categories. */
      aggregations?: readonly components['schemas']['CategoryAggregation'][];
      search?: components['schemas']['CategorySearchDetails'];
      /**
       * @description Time zone in which dates are grouped, from the IANA database.
       * @example Europe/Berlin
       */
      timeZone?: string;
    };
    /** @description Page of items to return, by a cursor from an earlier response. */
    CategoryItemsPaging: {
      /**
       * Format: int32
       * @description Maximum number of items per page; a page has at most 100.
       * @default 100
       */
      limit?: number;
      /** @description Cursor of the requested page. Absent for the first page. */
      cursor?: string;
    };
    /**
     * @description Conditions on a category, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
     * @example {
     *       "parentCategory.id": "6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21"
     *     }
     */
    CategoryFilter: {
      id?: components['schemas']['TextCondition'];
      name?: components['schemas']['TextCondition'];
      slug?: components['schemas']['TextCondition'];
      visible?: components['schemas']['BooleanCondition'];
      'parentCategory.id'?: components['schemas']['TextCondition'];
      'parentCategory.index'?: components['schemas']['AmountCondition'];
      managingAppId?: components['schemas']['TextCondition'];
      'treeReference.appNamespace'?: components['schemas']['TextCondition'];
      'treeReference.treeKey'?: components['schemas']['TextCondition'];
      createdDate?: components['schemas']['InstantCondition'];
      updatedDate?: components['schemas']['InstantCondition'];
      /** @description All of these filters must match. */
      $and?: readonly components['schemas']['CategoryFilter'][];
      /** @description At least one of these filters must match. */
      $or?: readonly components['schemas']['CategoryFilter'][];
      $not?: components['schemas']['CategoryFilter'];
    };
    /** @description One sort key; earlier keys have precedence. */
    CategorySorting: {
      fieldName: components['schemas']['CategorySortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description A field by which categories can be sorted.
     * @enum {string}
     */
    CategorySortField:
      | 'createdDate'
      | 'updatedDate'
      | 'name'
      | 'managingAppId'
      | 'parentCategory.id'
      | 'parentCategory.index';
    /** @description Text that categories must contain. */
    CategorySearchDetails: {
      mode?: components['schemas']['SearchMode'];
      /**
       * @description Words to search for.
       * @example linen
       */
      expression?: string;
      /** @description Fields to search in. If omitted, all of them. */
      fields?: readonly components['schemas']['CategorySearchableField'][];
      /** @description Whether words with small differences match too. */
      fuzzy?: boolean;
    };
    /**
     * @description A field of a category in which a text is searched.
     * @enum {string}
     */
    CategorySearchableField: 'name' | 'description';
    /** @description One group to compute. `type` names its kind, and the member of that kind has its settings; groups within groups are in `nested`. */
    CategoryAggregation: {
      /** @description Name of the group in the response. */
      name?: string;
      type?: components['schemas']['AggregationType'];
      fieldPath?: components['schemas']['CategoryAggregatableField'];
      value?: components['schemas']['ValueAggregation'];
      range?: components['schemas']['RangeAggregation'];
      scalar?: components['schemas']['ScalarAggregation'];
      dateHistogram?: components['schemas']['DateHistogramAggregation'];
      nested?: components['schemas']['CategoryNestedAggregation'];
    };
    /** @description Groups within groups, the outermost first. */
    CategoryNestedAggregation: {
      nestedAggregations?: readonly components['schemas']['CategoryNestedAggregationItem'][];
    };
    /** @description One level of groups. */
    CategoryNestedAggregationItem: {
      /** @description Name of the level in the response. */
      name?: string;
      type?: components['schemas']['NestedAggregationType'];
      fieldPath?: components['schemas']['CategoryAggregatableField'];
      value?: components['schemas']['ValueAggregation'];
      range?: components['schemas']['RangeAggregation'];
      scalar?: components['schemas']['ScalarAggregation'];
      dateHistogram?: components['schemas']['DateHistogramAggregation'];
    };
    /**
     * @description A field of a category by which groups are formed.
     * @enum {string}
     */
    CategoryAggregatableField:
      | 'createdDate'
      | 'id'
      | 'updatedDate'
      | 'managingAppId'
      | 'name'
      | 'parentCategory.id'
      | 'parentCategory.index'
      | 'slug'
      | 'treeReference.appNamespace'
      | 'treeReference.treeKey'
      | 'visible';
    /** @description Identifies a tree of categories. The tree of the store has the namespace `@wix/stores` and no key. */
    TreeReference: {
      /**
       * @description App that owns the tree.
       * @example @wix/stores
       */
      appNamespace: string;
      /** @description Key of the tree, if the app has several. */
      treeKey?: string | null;
    };
    /** @description An image with the URL to load it from, in the form of the newer services. */
    LimitedImage: {
      /**
       * @description Id of the file in the site's media store.
       * @example c837a6_4f1.jpg
       */
      id: string;
      /**
       * Format: uri
       * @example https://static.wixstatic.com/media/c837a6_4f1.jpg
       */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1200
       */
      height: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      width: number;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /** @description Name that the file had when it was uploaded. */
      filename?: string;
    };
    /** @description One category on the way. */
    Breadcrumb: {
      /** Format: uuid */
      categoryId: string;
      /** @example At the table */
      categoryName: string;
      /**
       * @description Part of the category page's URL that names the category.
       * @example at-the-table
       */
      categorySlug: string;
    };
    /** @description The way from the root of the tree to a category. */
    BreadcrumbsInfo: {
      /** @description The categories from the root downwards. */
      readonly breadcrumbs: components['schemas']['Breadcrumb'][];
    };
    /** @description One tag in the page's `<head>`. */
    SeoTag: {
      /**
       * @description Name of the tag.
       * @example title
       */
      type: string;
      /**
       * @description Attributes of the tag. A free map, because any name is allowed.
       * @example {
       *       "name": "description",
       *       "content": "Quartets in the Old Pump House"
       *     }
       */
      props?: {
        [key: string]: unknown;
      };
      /** @description The platform's own metadata of the tag. */
      meta?: {
        [key: string]: unknown;
      };
      /**
       * @description Text content of the tag; may be empty.
       * @example Strings by candlelight
       */
      children: string;
      /** @description True if the owner added the tag. */
      custom: boolean;
      /** @description True if the tag is omitted from the page. */
      disabled: boolean;
    };
    /** @description One keyword, of one or several words. */
    SeoKeyword: {
      /** @example string quartet berlin */
      term: string;
      /** @description Whether it is the main keyword. At most one is. */
      isMain: boolean;
      /** @description Origin of the keyword. */
      origin?: string;
    };
    /** @description Keywords, and the redirect when the slug changes. */
    SeoKeywordSettings: {
      /** @description True if the old URL does not redirect to the new one. */
      preventAutoRedirect: boolean;
      keywords: components['schemas']['SeoKeyword'][];
    };
    /** @description Tags for the page's `<head>`, and keywords. */
    SeoSchema: {
      tags: components['schemas']['SeoTag'][];
      settings?: components['schemas']['SeoKeywordSettings'];
    };
    /**
     * @description Kind of a node.
     * @enum {string}
     */
    RichContentNodeType:
      | 'PARAGRAPH'
      | 'TEXT'
      | 'HEADING'
      | 'BULLETED_LIST'
      | 'ORDERED_LIST'
      | 'LIST_ITEM'
      | 'BLOCKQUOTE'
      | 'CODE_BLOCK'
      | 'VIDEO'
      | 'DIVIDER'
      | 'FILE'
      | 'GALLERY'
      | 'GIF'
      | 'HTML'
      | 'IMAGE'
      | 'LINK_PREVIEW'
      | 'MAP'
      | 'POLL'
      | 'APP_EMBED'
      | 'BUTTON'
      | 'COLLAPSIBLE_LIST'
      | 'TABLE'
      | 'EMBED'
      | 'COLLAPSIBLE_ITEM'
      | 'COLLAPSIBLE_ITEM_TITLE'
      | 'COLLAPSIBLE_ITEM_BODY'
      | 'TABLE_CELL'
      | 'TABLE_ROW'
      | 'EXTERNAL'
      | 'AUDIO'
      | 'CAPTION'
      | 'LAYOUT'
      | 'LAYOUT_CELL'
      | 'SHAPE'
      | 'CARD'
      | 'TOC'
      | 'SMART_BLOCK'
      | 'SMART_BLOCK_CELL'
      | 'CHECKBOX_LIST';
    /** @description Spacing and colour of a node, as in CSS. */
    NodeStyle: {
      /** @example 8px */
      paddingTop?: string;
      /** @example 8px */
      paddingBottom?: string;
      /** @example #f4efe6 */
      backgroundColor?: string;
    };
    /** @description One node of the first level. In addition to the fields below, it may have one member with the data of its kind, such as `headingData`, `imageData` or `tableData`. There are many such members; the editor that wrote them defines them, and they are passed on unchanged. */
    RichContentNode: {
      type: components['schemas']['RichContentNodeType'] | components['schemas']['Undeclared'];
      /**
       * @description Unique within the text.
       * @example p1
       */
      id?: string;
      /** @description The nested nodes, each with the same structure. A free map, see `RichContent`. */
      nodes?: readonly {
        [key: string]: unknown;
      }[];
      style?: components['schemas']['NodeStyle'];
    } & {
      [key: string]: unknown;
    };
    /** @description Metadata of the text as a document. */
    RichContentMetadata: {
      /**
       * Format: int32
       * @description Version of the storage format.
       */
      version?: number;
      /** @description Id of the document. */
      id?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description Time at which the document was created.
       */
      readonly createdTimestamp?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description Time at which the document was last changed.
       */
      updatedTimestamp?: string;
    };
    /**
     * @description Kind of a highlight.
     * @enum {string}
     */
    TextDecorationType:
      | 'BOLD'
      | 'ITALIC'
      | 'UNDERLINE'
      | 'SPOILER'
      | 'ANCHOR'
      | 'MENTION'
      | 'LINK'
      | 'COLOR'
      | 'FONT_SIZE'
      | 'EXTERNAL'
      | 'STRIKETHROUGH'
      | 'SUPERSCRIPT'
      | 'SUBSCRIPT'
      | 'FONT_FAMILY'
      | 'SKETCH';
    /** @description One highlight of the text. In addition to its type, it may have one member with its data, such as `colorData`, `linkData` or `fontWeightValue`; as with nodes, they are passed on unchanged. */
    TextDecoration: {
      type: components['schemas']['TextDecorationType'] | components['schemas']['Undeclared'];
    } & {
      [key: string]: unknown;
    };
    /** @description Style of one kind of paragraph. */
    TextNodeStyle: {
      decorations?: readonly components['schemas']['TextDecoration'][];
      nodeStyle?: components['schemas']['NodeStyle'];
      /**
       * @description Line height, as in CSS.
       * @example 1.5
       */
      lineHeight?: string;
    };
    /** @description Styles of the text by kind of paragraph. Absent ones follow the site's style. */
    DocumentStyle: {
      headerOne?: components['schemas']['TextNodeStyle'];
      headerTwo?: components['schemas']['TextNodeStyle'];
      headerThree?: components['schemas']['TextNodeStyle'];
      headerFour?: components['schemas']['TextNodeStyle'];
      headerFive?: components['schemas']['TextNodeStyle'];
      headerSix?: components['schemas']['TextNodeStyle'];
      paragraph?: components['schemas']['TextNodeStyle'];
      blockquote?: components['schemas']['TextNodeStyle'];
      codeBlock?: components['schemas']['TextNodeStyle'];
    };
    /** @description A text with headings, lists, images and more, as a tree of nodes. The first level of the tree is typed; the levels below are free maps, because nodes can be nested to any depth and the description has no cycles. */
    RichContent: {
      nodes?: components['schemas']['RichContentNode'][];
      metadata?: components['schemas']['RichContentMetadata'];
      documentStyle?: components['schemas']['DocumentStyle'];
    };
    /** @description Data that apps store with the entity. */
    ExtendedFields: {
      /**
       * @description One free-form object per app, by the app's namespace.
       * @example {
       *       "@acme/gifts": {
       *         "wrapped": true
       *       }
       *     }
       */
      namespaces?: {
        [key: string]: {
          [key: string]: unknown;
        };
      };
    };
    /** @description The request violates a rule of the service. */
    ApplicationError: {
      /**
       * @description Stable name of the rule. Each operation lists the codes that it is known to return.
       * @example OWNED_CART_NOT_FOUND
       */
      code: string;
      /**
       * @description Description of the rule in English, for logs.
       * @example Cart not found
       */
      description?: string;
      /** @description Additional data of the code. */
      data?: {
        [key: string]: unknown;
      };
    };
    /**
     * @description Kind of constraint that the field violates.
     * @enum {string}
     */
    ViolatedRule:
      | 'VALIDATION'
      | 'OTHER'
      | 'MAX'
      | 'MIN'
      | 'MAX_LENGTH'
      | 'MIN_LENGTH'
      | 'MAX_SIZE'
      | 'MIN_SIZE'
      | 'FORMAT'
      | 'DECIMAL_LTE'
      | 'DECIMAL_GTE'
      | 'DECIMAL_LT'
      | 'DECIMAL_GT'
      | 'DECIMAL_MAX_SCALE'
      | 'INVALID_ENUM_VALUE'
      | 'REQUIRED_FIELD'
      | 'FIELD_NOT_ALLOWED'
      | 'ONE_OF_ALIGNMENT'
      | 'EXACT_LENGTH'
      | 'EXACT_SIZE'
      | 'REQUIRED_ONE_OF_FIELD';
    /** @description One invalid field and the constraint that it violates. */
    FieldViolation: {
      /**
       * @description Path of the field within the request.
       * @example lineItems[0].quantity
       */
      field: string;
      /** @description Requirement that the field does not meet. */
      description: string;
      violatedRule?: components['schemas']['ViolatedRule'] | components['schemas']['Undeclared'];
      /** @description Name of a rule that is specific to the service. Present if `violatedRule` is OTHER. */
      ruleName?: string;
      /** @description Additional data of the rule, such as the threshold. */
      data?: {
        [key: string]: unknown;
      };
    };
    /** @description Fields of the request violate constraints of the contract. */
    ValidationError: {
      fieldViolations: components['schemas']['FieldViolation'][];
    };
    /** @description The platform failed internally. */
    SystemError: {
      errorCode?: string;
    };
    /** @description Machine-readable reason of the failure. Has at most one of the members; empty if no details are known. */
    ErrorDetails: {
      applicationError?: components['schemas']['ApplicationError'];
      validationError?: components['schemas']['ValidationError'];
      systemError?: components['schemas']['SystemError'];
      /**
       * @deprecated
       * @description Ids of the request in the platform's logs. Observed only in failures that are nested in other responses.
       */
      tracing?: {
        [key: string]: string;
      };
    };
    /** @description Body of a failed call. */
    ErrorBody: {
      /**
       * @description Description of the failure in English, for logs.
       * @example Cart not found
       */
      message: string;
      details?: components['schemas']['ErrorDetails'];
    };
    /** @description Page to return, by a cursor from an earlier response. A page may be long. */
    LongCursorPaging: {
      /**
       * Format: int32
       * @description Maximum number of items per page.
       * @default 50
       */
      limit?: number;
      /** @description Cursor of the requested page. It includes filter and sort order, so a request with a cursor carries neither. Absent for the first page. */
      cursor?: string;
    };
    /** @description Operators on a text or an id. If there are several, all must match. */
    TextOperators: {
      /** @description Equal to this value. */
      $eq?: string;
      /** @description Not equal to this value. */
      $ne?: string;
      /** @description Less than this value, in character order. */
      $lt?: string;
      /** @description Less than or equal to this value, in character order. */
      $lte?: string;
      /** @description Greater than this value, in character order. */
      $gt?: string;
      /** @description Greater than or equal to this value, in character order. */
      $gte?: string;
      /** @description Equal to one of these values. */
      $in?: readonly string[];
      /** @description Begins with this text. */
      $startsWith?: string;
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A text that the field must equal, or an object of operators. */
    TextCondition: string | components['schemas']['TextOperators'];
    /** @description Operators on a boolean. If there are several, all must match. */
    BooleanOperators: {
      /** @description Equal to this value. */
      $eq?: boolean;
      /** @description Not equal to this value. */
      $ne?: boolean;
      /** @description Equal to one of these values. */
      $in?: readonly boolean[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A boolean that the field must equal, or an object of operators. */
    BooleanCondition: boolean | components['schemas']['BooleanOperators'];
    /** @description Operators on a number, such as an amount in the site's currency. If there are several, all must match. */
    AmountOperators: {
      /**
       * Format: double
       * @description Equal to this value.
       */
      $eq?: number;
      /**
       * Format: double
       * @description Not equal to this value.
       */
      $ne?: number;
      /**
       * Format: double
       * @description Less than this amount.
       */
      $lt?: number;
      /**
       * Format: double
       * @description This amount or less.
       */
      $lte?: number;
      /**
       * Format: double
       * @description More than this amount.
       */
      $gt?: number;
      /**
       * Format: double
       * @description This amount or more.
       */
      $gte?: number;
      /** @description Equal to one of these values. */
      $in?: readonly number[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A number that the field must equal, or an object of operators. */
    AmountCondition: number | components['schemas']['AmountOperators'];
    /** @description Operators on an instant. If there are several, all must match. */
    InstantOperators: {
      /**
       * Format: date-time
       * @description At this instant.
       */
      $eq?: string;
      /**
       * Format: date-time
       * @description Not at this instant.
       */
      $ne?: string;
      /**
       * Format: date-time
       * @description Before this instant.
       */
      $lt?: string;
      /**
       * Format: date-time
       * @description At or before this instant.
       */
      $lte?: string;
      /**
       * Format: date-time
       * @description After this instant.
       */
      $gt?: string;
      /**
       * Format: date-time
       * @description At or after this instant.
       */
      $gte?: string;
      /** @description At one of these instants. */
      $in?: readonly string[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description An instant that the field must equal, or an object of operators. */
    InstantCondition: string | components['schemas']['InstantOperators'];
    /**
     * @description Ascending (ASC) or descending (DESC). Default: ASC.
     * @enum {string}
     */
    SortOrder: 'ASC' | 'DESC';
    /** @description Cursors of the adjacent pages. A page exists if its cursor is present and not empty. */
    Cursors: {
      /** @description Cursor of the next page. */
      next?: string;
      /** @description Cursor of the previous page. */
      prev?: string;
    };
    /** @description Position of the returned page, without the number of items in the whole result. */
    CursorPagingMetadata: {
      /**
       * Format: int32
       * @description Number of items on this page.
       */
      count?: number;
      cursors?: components['schemas']['Cursors'];
      /** @description Whether another page follows. */
      hasNext?: boolean;
    };
    /**
     * @description Kind of a group. The member with the same meaning holds its settings or its result.
     * @enum {string}
     */
    AggregationType: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | 'NESTED';
    /**
     * @description Whether the groups are ordered by the number of their entities or by their value.
     * @enum {string}
     */
    ValueAggregationSortType: 'COUNT' | 'VALUE';
    /**
     * @description Descending (DESC) or ascending (ASC) order of the groups.
     * @enum {string}
     */
    ValueAggregationSortDirection: 'DESC' | 'ASC';
    /**
     * @description Whether entities without a value are left out or form a group of their own.
     * @default EXCLUDE
     * @enum {string}
     */
    MissingValues: 'EXCLUDE' | 'INCLUDE';
    /** @description Settings for entities without a value. Only with `missingValues` INCLUDE. */
    IncludeMissingValuesOptions: {
      /** @description Name of their group. */
      addToBucket?: string;
    };
    /** @description One group for each value of the field, with the number of its entities. */
    ValueAggregation: {
      sortType?: components['schemas']['ValueAggregationSortType'];
      sortDirection?: components['schemas']['ValueAggregationSortDirection'];
      /**
       * Format: int32
       * @description Maximum number of groups.
       * @default 10
       */
      limit?: number;
      missingValues?: components['schemas']['MissingValues'];
      includeOptions?: components['schemas']['IncludeMissingValuesOptions'];
    };
    /** @description A range of numbers. Without a bound, it is open on that side. */
    RangeBucket: {
      /**
       * Format: double
       * @description Smallest number of the range.
       */
      from?: number;
      /**
       * Format: double
       * @description Number above the range.
       */
      to?: number;
    };
    /** @description One group for each of the given ranges of numbers. */
    RangeAggregation: {
      buckets?: readonly components['schemas']['RangeBucket'][];
    };
    /**
     * @description The number of different values, the smallest or the largest value.
     * @enum {string}
     */
    ScalarType: 'COUNT_DISTINCT' | 'MIN' | 'MAX';
    /** @description One number for the whole result. */
    ScalarAggregation: {
      type?: components['schemas']['ScalarType'];
    };
    /**
     * @description Length of the intervals.
     * @enum {string}
     */
    DateHistogramInterval: 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND';
    /** @description One group for each interval of time. */
    DateHistogramAggregation: {
      interval?: components['schemas']['DateHistogramInterval'];
    };
    /**
     * @description Kind of a group within a group.
     * @enum {string}
     */
    NestedAggregationType: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM';
    /**
     * @description Whether one word of the text is enough (OR) or all words must occur (AND).
     * @enum {string}
     */
    SearchMode: 'OR' | 'AND';
    /** @description One value and the number of its entities. */
    ValueAggregationResult: {
      /** @description The value as text. */
      value?: string;
      /**
       * Format: int32
       * @description Number of entities with this value.
       */
      count?: number;
    };
    /** @description Groups by value. */
    ValueResults: {
      results?: components['schemas']['ValueAggregationResult'][];
    };
    /** @description One range and the number of its entities. */
    RangeAggregationResult: {
      /**
       * Format: double
       * @description Smallest number of the range.
       */
      from?: number;
      /**
       * Format: double
       * @description Number above the range.
       */
      to?: number;
      /**
       * Format: int32
       * @description Number of entities in this range.
       */
      count?: number;
    };
    /** @description Groups by range, in the order of the requested ranges. */
    RangeResults: {
      results?: components['schemas']['RangeAggregationResult'][];
    };
    /** @description One number for the whole result. */
    ScalarAggregationResult: {
      type?: components['schemas']['ScalarType'] | components['schemas']['Undeclared'];
      /**
       * Format: double
       * @description The computed number.
       */
      value?: number;
    };
    /** @description A group within a group. It has exactly one of `values`, `ranges` and `scalar`. */
    NestedAggregationResult: {
      /** @description Name that the request gave it. */
      name?: string;
      type?: components['schemas']['AggregationType'] | components['schemas']['Undeclared'];
      /** @description Field whose values it groups. */
      fieldPath?: string;
      values?: components['schemas']['ValueResults'];
      ranges?: components['schemas']['RangeResults'];
      scalar?: components['schemas']['ScalarAggregationResult'];
    };
    /** @description One value and the group within it. */
    NestedValueAggregationResult: {
      /** @description The value as text. */
      value?: string;
      nestedResults?: components['schemas']['NestedAggregationResult'];
    };
    /** @description Groups by value, each with a further group. Former form of `nested`. */
    GroupByValueResults: {
      results?: components['schemas']['NestedValueAggregationResult'][];
    };
    /** @description One interval and the number of its entities. */
    DateHistogramResult: {
      /** @description Beginning of the interval. */
      value?: string;
      /**
       * Format: int32
       * @description Number of entities in this interval.
       */
      count?: number;
    };
    /** @description Groups by interval of time. */
    DateHistogramResults: {
      results?: components['schemas']['DateHistogramResult'][];
    };
    /** @description A value, and the number of entities with the combination. */
    NestedValueResult: {
      /** @description The value as text. */
      value?: string;
      /**
       * Format: int32
       * @description Number of entities with the combination.
       */
      count?: number;
    };
    /** @description A range, and the number of entities with the combination. */
    NestedRangeResult: {
      /**
       * Format: int32
       * @description Smallest number of the range.
       */
      from?: number;
      /**
       * Format: int32
       * @description Number above the range.
       */
      to?: number;
      /**
       * Format: int32
       * @description Number of entities with the combination.
       */
      count?: number;
    };
    /** @description A number for the combination. */
    NestedScalarResult: {
      /**
       * Format: int32
       * @description The computed number.
       */
      value?: number;
    };
    /** @description The value of one group in a combination. It has exactly one of the members. */
    NestedResultValue: {
      value?: components['schemas']['NestedValueResult'];
      range?: components['schemas']['NestedRangeResult'];
      scalar?: components['schemas']['NestedScalarResult'];
      dateHistogram?: components['schemas']['NestedValueResult'];
    };
    /** @description One combination of values. */
    NestedResult: {
      /** @description The value of each group, by the name of the group. */
      results?: {
        [key: string]: components['schemas']['NestedResultValue'];
      };
    };
    /** @description Groups within groups, one entry for each combination of values. */
    NestedResults: {
      results?: components['schemas']['NestedResult'][];
    };
    /** @description One computed group. Besides its name, kind and field it has exactly one of the other members, the one of its kind. */
    AggregationResult: {
      /** @description Name that the request gave it. */
      name?: string;
      type?: components['schemas']['AggregationType'] | components['schemas']['Undeclared'];
      /** @description Field whose values it groups. */
      fieldPath?: string;
      values?: components['schemas']['ValueResults'];
      ranges?: components['schemas']['RangeResults'];
      scalar?: components['schemas']['ScalarAggregationResult'];
      groupedByValue?: components['schemas']['GroupByValueResults'];
      dateHistogram?: components['schemas']['DateHistogramResults'];
      nested?: components['schemas']['NestedResults'];
    };
    /** @description The computed groups, in the order in which they were requested. */
    AggregationData: {
      results?: components['schemas']['AggregationResult'][];
    };
    /** @description Position of the returned page in the whole result. */
    PlatformPagingMetadata: {
      /**
       * Format: int32
       * @description Number of items on this page.
       */
      count?: number;
      /**
       * Format: int32
       * @description Offset that was requested.
       */
      offset?: number;
      /**
       * Format: int32
       * @description Number of items in the whole result. Absent in cursor paging and if `tooManyToCount` is true.
       */
      total?: number;
      /** @description True if the platform stopped counting; then neither the total nor the last page is known. */
      tooManyToCount?: boolean;
      cursors?: components['schemas']['Cursors'];
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description The tree has no such category. */
    CategoryNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The request is not valid, or its filter is. */
    InvalidCategoryFilter: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The request is not valid. The details list each invalid field, or contain one application error. */
    BadRequest: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The access token is missing, expired or not valid. */
    Unauthorized: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The caller is authenticated but not allowed to make this call. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The store app is not installed on the site, its store uses the earlier catalog, which other calls read, or its newer catalog is still being set up. */
    StoreNotReadyV3: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Too many calls within a short time. Wait before the next attempt. */
    TooManyRequests: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
  };
  parameters: {
    /**
     * @description Id of the category in any tree; the tree is a parameter of its own.
     * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
     */
    CategoryId: string;
    /** @description The tree, written as `treeReference.appNamespace` and, for an app with several trees, `treeReference.treeKey`. */
    TreeReference: components['schemas']['TreeReference'];
    /**
     * @description Parts to add to the category.
     * @example [
     *       "DESCRIPTION",
     *       "BREADCRUMBS_INFO"
     *     ]
     */
    CategoryParts: components['schemas']['CategoryFields'];
  };
  requestBodies: never;
  headers: {
    /** @description Id of the request in the platform's logs. Quote it when you ask for support. */
    RequestId: string;
    /** @description Time to wait before the next attempt, as whole seconds or as an HTTP date. Not always present. */
    RetryAfter: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getCategory: {
    parameters: {
      query: {
        /** @description The tree, written as `treeReference.appNamespace` and, for an app with several trees, `treeReference.treeKey`. */
        treeReference: components['parameters']['TreeReference'];
        /**
         * @description Parts to add to the category.
         * @example [
         *       "DESCRIPTION",
         *       "BREADCRUMBS_INFO"
         *     ]
         */
        fields?: components['parameters']['CategoryParts'];
      };
      header?: never;
      path: {
        /**
         * @description Id of the category in any tree; the tree is a parameter of its own.
         * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
         */
        categoryId: components['parameters']['CategoryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The category, with the requested parts. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetCategoryResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CategoryNotFound'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getCategoryBySlug: {
    parameters: {
      query: {
        /** @description The tree, written as `treeReference.appNamespace` and, for an app with several trees, `treeReference.treeKey`. */
        treeReference: components['parameters']['TreeReference'];
        /**
         * @description Parts to add to the category.
         * @example [
         *       "DESCRIPTION",
         *       "BREADCRUMBS_INFO"
         *     ]
         */
        fields?: components['parameters']['CategoryParts'];
      };
      header?: never;
      path: {
        /**
         * @description Part of the category page's URL that names the category.
         * @example at-the-table
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The category, with the requested parts. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetCategoryBySlugResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CategoryNotFound'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryCategories: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QueryCategoriesRequest'];
      };
    };
    responses: {
      /** @description One page of categories; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryCategoriesResponse'];
        };
      };
      400: components['responses']['InvalidCategoryFilter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  searchCategories: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SearchCategoriesRequest'];
      };
    };
    responses: {
      /** @description One page of categories; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchCategoriesResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  countCategories: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CountCategoriesRequest'];
      };
    };
    responses: {
      /** @description The number. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountCategoriesResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listItemsInCategory: {
    parameters: {
      query: {
        /** @description The tree, written as `treeReference.appNamespace` and, for an app with several trees, `treeReference.treeKey`. */
        treeReference: components['parameters']['TreeReference'];
        /** @description Page to return, written as `cursorPaging.limit` and `cursorPaging.cursor`. */
        cursorPaging?: components['schemas']['CategoryItemsPaging'];
        /**
         * @description True: arranged items first. False: the newest items first.
         * @example true
         */
        useCategoryArrangement?: boolean;
        /**
         * @description Whether items of all subcategories are listed too, each once.
         * @example true
         */
        includeItemsFromSubcategories?: boolean;
      };
      header?: never;
      path: {
        /**
         * @description Id of the category in any tree; the tree is a parameter of its own.
         * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
         */
        categoryId: components['parameters']['CategoryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of references; an empty list if the category has no items. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListItemsInCategoryResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CategoryNotFound'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listCategoriesForItem: {
    parameters: {
      query: {
        /** @description The item, written as `item.catalogItemId` and `item.appId`. */
        item: components['schemas']['ItemReference'];
        /** @description The tree, written as `treeReference.appNamespace` and, for an app with several trees, `treeReference.treeKey`. */
        treeReference: components['parameters']['TreeReference'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ids of the categories. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListCategoriesForItemResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listTrees: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The trees; an empty list if the site has none. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListTreesResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
