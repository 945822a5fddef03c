import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Reports comments that break the rules of CONTRIBUTING, "Language": a comment that opens with a relative word, a rule
 * mark in the shipped sources, a word from the list of names that the project no longer uses.
 *
 * Paths as arguments limit it to these files and folders.
 */
const project = join(import.meta.dirname, '../..');

interface Comment {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const OPENING = /^(?:What|Whatever|Whoever|Whose|Who|Where|Wherever|Of|Those)\b/;
const RULE_MARK =
  /\bR\d{1,3}\b|\b(?:specification|security|toolchain|budgets|needs) [NP]?\d+(?:\.\d+)?\b|\b[A-F]\d{1,2}\.\d+\b/;
const OLD_NAME =
  /\b(?:desk|shelf|weather|bookkeeping|somebody|nobody|newcomer|the news|that of|another one|that one)\b|(?<!in |In |-)\bflights?\b/i;

/** Shipped sources: their comments reach the editors of users. Tests and the sandbox may name rules. */
const isShipped = (file: string): boolean =>
  /^(?:src|generated)\//.test(file) && !/\.test\.|\/sandbox\//.test(file);

/** Line comments that follow each other are one comment. */
const commentsOfCode = (file: string, text: string): Comment[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Map<number, ts.CommentRange>();
  const collect = (node: ts.Node): void => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ])
      found.set(range.pos, range);
    node.getChildren(source).forEach(collect);
  };
  collect(source);
  const comments: (Comment & { end: number; lineComment: boolean })[] = [];
  for (const range of [...found.values()].toSorted((a, b) => a.pos - b.pos)) {
    const raw = text.slice(range.pos, range.end);
    const line = source.getLineAndCharacterOfPosition(range.pos).line + 1;
    const lineComment = raw.startsWith('//');
    const clean = raw
      .replace(/^\/\*+|\*+\/$/g, '')
      .split('\n')
      .map((part) => part.replace(/^\s*(?:\*|\/\/)\s?/, ''))
      .join(' ')
      .trim();
    const last = comments.at(-1);
    if (last?.lineComment === true && lineComment && last.end === line - 1)
      comments.splice(-1, 1, { ...last, text: `${last.text} ${clean}`, end: line });
    else
      comments.push({
        file,
        line,
        text: clean,
        end: source.getLineAndCharacterOfPosition(range.end).line + 1,
        lineComment,
      });
  }
  return comments;
};

const problemsOf = ({ file, text }: Comment): string[] =>
  [
    OPENING.exec(text) && `begins with "${String(OPENING.exec(text)?.[0])}"`,
    isShipped(file) && RULE_MARK.exec(text) && `names the rule "${String(RULE_MARK.exec(text)?.[0])}"`,
    OLD_NAME.exec(text) && `says "${String(OLD_NAME.exec(text)?.[0])}"`,
  ].filter((problem) => typeof problem === 'string');

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...process.argv.slice(2)],
  {
    cwd: project,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/^(?:compat|api)\//.test(file));

const findings = files
  .flatMap((file) => commentsOfCode(file, readFileSync(join(project, file), 'utf8')))
  .flatMap((comment) =>
    problemsOf(comment).map(
      (problem) => `${comment.file}:${String(comment.line)} ${problem}: ${comment.text.slice(0, 90)}`,
    ),
  );
for (const finding of findings) console.log(finding);
console.log(`${String(files.length)} files, ${String(findings.length)} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
