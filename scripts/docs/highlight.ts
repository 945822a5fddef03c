import { createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import astro from 'shiki/langs/astro.mjs';
import html from 'shiki/langs/html.mjs';
import ini from 'shiki/langs/ini.mjs';
import json from 'shiki/langs/json.mjs';
import sh from 'shiki/langs/shellscript.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import ts from 'shiki/langs/typescript.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import { escape } from './layout.ts';

/** The grammars of the languages that the pages show, by the name behind the fence. */
const grammars = { astro, bash: sh, html, ini, json, sh, ts, tsx, yaml };

type Language = keyof typeof grammars;

/** The scopes of the grammars for each kind of token, with the same kinds as in the playground. */
const scopes = {
  plain: ['keyword.operator', 'punctuation', 'storage.type.function.arrow', 'meta.template.expression'],
  comment: ['comment', 'punctuation.definition.comment'],
  string: ['string', 'punctuation.definition.string'],
  keyword: [
    'keyword.control',
    'keyword.operator.expression',
    'keyword.operator.new',
    'keyword.other',
    'storage',
    'constant.language',
    'variable.language',
  ],
  number: ['constant.numeric'],
  name: ['entity.name', 'support.class', 'support.function', 'support.type.primitive'],
  property: [
    'meta.object-literal.key',
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'entity.other.attribute-name',
  ],
};

/**
 * Writes the kind of a token as a class in place of its color: `style.css` has the colors of both color
 * schemes.
 */
const theme = {
  name: 'kinds',
  fg: 'plain',
  bg: 'plain',
  settings: Object.entries(scopes).map(([kind, scope]) => ({ scope, settings: { foreground: kind } })),
};

const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: Object.values(grammars),
  engine: createJavaScriptRegexEngine(),
});

const written = (code: string, language: Language): string =>
  highlighter
    // No time limit: on a busy machine, a line above the limit would stay plain, and the pages would differ.
    .codeToTokensBase(code, { lang: language, theme: theme.name, tokenizeTimeLimit: 0 })
    .map((line) =>
      line
        .map(({ content, color = theme.fg }) =>
          color === theme.fg ? escape(content) : `<span class="code-${color}">${escape(content)}</span>`,
        )
        .join(''),
    )
    .join('\n');

const isKnown = (language: string): language is Language => Object.hasOwn(grammars, language);

/** Cache of highlighted code: several pages show the same examples. */
const known = new Map<string, string>();

/** Code as HTML with a class for each kind of token. The text of an unknown language has none. */
export const highlight = (code: string, language: string): string => {
  if (!isKnown(language)) return escape(code);
  const key = `${language} ${code}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = written(code, language);
  known.set(key, made);
  return made;
};
