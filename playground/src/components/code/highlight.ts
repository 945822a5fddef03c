import { type ParsedLine, parse } from 'sugar-high/core';
import * as json from 'sugar-high/lang/json';
import * as shell from 'sugar-high/lang/shell';
import * as typescript from 'sugar-high/lang/typescript';

const languages = { json, shell, typescript };

/** Languages of the code that the playground shows. */
export type CodeLanguage = keyof typeof languages;

/** Splits code into lines of tokens. */
export const linesOf = (code: string, language: CodeLanguage): readonly ParsedLine[] =>
  parse(code, languages[language]).lines;
