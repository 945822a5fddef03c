import {
  type Application,
  type DeclarationReflection,
  DefaultTheme,
  DefaultThemeRenderContext,
  type DocumentReflection,
  JSX,
  KindRouter,
  type PageEvent,
  type PageKind,
  ReferenceReflection,
  type Reflection,
  ReflectionKind,
  ReflectionType,
  type RouterTarget,
} from 'typedoc';

/** Name of the router and of the theme in the settings of the documentation tool. */
export const ONE_PAGE = 'one-page';

/**
 * Makes one page for each entry point, with an anchor for each name. One page for each name would make four
 * thousand pages, whose bytes are mostly the frame around a few lines.
 */
class OnePageRouter extends KindRouter {
  readonly #used = new Set<string>();

  override getPageKind(target: RouterTarget): PageKind | undefined {
    return isModule(target) ? super.getPageKind(target) : undefined;
  }

  /**
   * The anchor is the name itself. The anchors of the tool get numbers if names differ only by a capital
   * letter.
   */
  protected override createAnchor(target: Reflection, page: Reflection): string {
    const name = pathOf(target, page);
    let mark = name;
    for (let count = 2; this.#used.has(`${page.id}#${mark}`); count++) mark = `${name}-${count}`;
    this.#used.add(`${page.id}#${mark}`);
    return mark;
  }
}

/**
 * A name with its enclosing names, for example `ClientOptions.host`; signatures have the name of their
 * function.
 */
const pathOf = (target: Reflection, page: Reflection): string => {
  const parts = [target.name];
  for (let one = target.parent; one && one !== page; one = one.parent)
    if (!one.kindOf([ReflectionKind.TypeLiteral, ReflectionKind.Function, ReflectionKind.Method]))
      parts.unshift(one.name);
  return parts.join('.').replaceAll(/\s/g, '-');
};

const isModule = (target: RouterTarget): boolean =>
  (target as Partial<Reflection>).kindOf?.(ReflectionKind.Module) === true;

const { createElement } = JSX;

/** The members of an interface or a class, each with its type on one line above its description. */
const details = (context: OnePageContext, symbol: DeclarationReflection): JSX.Children => [
  ...(symbol.typeParameters ? [context.typeParameters(symbol.typeParameters)] : []),
  ...(symbol.extendedTypes ?? []).map((type) =>
    createElement('p', null, 'Extends ', context.type(type), '.'),
  ),
  context.typeDetails(symbol, new ReflectionType(symbol), true),
  context.commentTags(symbol),
];

const reference = (context: OnePageContext, symbol: ReferenceReflection): JSX.Children => {
  const target = symbol.getTargetReflectionDeep();
  return createElement(
    'p',
    null,
    'The same as ',
    createElement('a', { href: context.urlTo(target) }, target.name),
    '.',
  );
};

const contents = (context: OnePageContext, symbol: DeclarationReflection): JSX.Children => {
  if (symbol instanceof ReferenceReflection) return reference(context, symbol);
  if (symbol.kindOf(ReflectionKind.ClassOrInterface)) return details(context, symbol);
  return symbol.signatures ? context.memberSignatures(symbol) : context.memberDeclaration(symbol);
};

/** The page of an entry point: its description, then all of its names. Other lists of names stay as they are. */
const moduleBody =
  (context: OnePageContext, list: DefaultThemeRenderContext['moduleReflection']): typeof list =>
  (module) =>
    isModule(module)
      ? createElement(
          JSX.Fragment,
          null,
          context.commentSummary(module),
          context.commentTags(module),
          context.members(module),
        )
      : list(module);

class OnePageContext extends DefaultThemeRenderContext {
  constructor(...known: ConstructorParameters<typeof DefaultThemeRenderContext>) {
    super(...known);
    this.moduleReflection = moduleBody(this, this.moduleReflection);
    this.member = (symbol) => memberBody(this, symbol);
  }
}

const memberBody = (
  context: OnePageContext,
  symbol: DeclarationReflection | DocumentReflection,
): JSX.Element => {
  const anchor = context.getAnchor(symbol) ?? '';
  context.page.pageHeadings.push({
    link: `#${anchor}`,
    text: symbol.name,
    classes: context.getReflectionClasses(symbol),
  });
  return createElement(
    'section',
    { class: 'tsd-panel tsd-member' },
    createElement(
      'h3',
      { id: anchor },
      createElement('a', { href: `#${anchor}` }, symbol.name),
      ' ',
      context.reflectionFlags(symbol),
    ),
    symbol.isDeclaration() ? contents(context, symbol) : null,
  );
};

class OnePageTheme extends DefaultTheme {
  override getRenderContext(page: PageEvent<Reflection>): OnePageContext {
    return new OnePageContext(this.router, this, page, this.application.options);
  }
}

/** Registers the router and the theme under the name `ONE_PAGE`. */
export const addOnePageTheme = ({ renderer }: Application): void => {
  renderer.defineRouter(ONE_PAGE, OnePageRouter);
  renderer.defineTheme(ONE_PAGE, OnePageTheme);
};
