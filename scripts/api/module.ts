import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Target of a re-exported name: a name of another module of the package, or of an external package. */
export interface Place {
  /** The declaration file, or the name of a package. */
  readonly from: string;
  readonly name: string;
  readonly inside: boolean;
}

/** The parts of a declaration file. */
export interface Module {
  readonly file: string;
  /** Declarations by their name; functions may have several. */
  readonly declared: ReadonlyMap<string, readonly ts.Statement[]>;
  readonly imported: ReadonlyMap<string, Place>;
  /** Exports of the module by name, its own and re-exported ones. */
  readonly exported: ReadonlyMap<string, Place>;
  /** Files and packages that the module re-exports as a whole (`export *`). */
  readonly stars: readonly { readonly from: string; readonly inside: boolean }[];
  readonly source: ts.SourceFile;
}

const modules = new Map<string, Module>();

/** Reads a declaration file; every file is read once. */
export const moduleOf = (file: string): Module => {
  const known = modules.get(file);
  if (known) return known;
  const read = take(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  modules.set(file, read);
  return read;
};

const take = (source: ts.SourceFile): Module => {
  const declared = new Map<string, ts.Statement[]>();
  const imported = new Map<string, Place>();
  const exported = new Map<string, Place>();
  const stars: { from: string; inside: boolean }[] = [];
  const place = (specifier: ts.Expression | undefined, name: string): Place =>
    specifier && ts.isStringLiteral(specifier)
      ? { ...target(source.fileName, specifier.text), name }
      : (imported.get(name) ?? { from: source.fileName, inside: true, name });
  const imports = source.statements.filter(ts.isImportDeclaration);
  for (const { importClause, moduleSpecifier } of imports) {
    if (importClause?.name) imported.set(importClause.name.text, place(moduleSpecifier, 'default'));
    const names = importClause?.namedBindings;
    if (names && ts.isNamespaceImport(names)) imported.set(names.name.text, place(moduleSpecifier, '*'));
    else
      for (const one of names?.elements ?? [])
        imported.set(one.name.text, place(moduleSpecifier, (one.propertyName ?? one.name).text));
  }
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause && ts.isNamedExports(exportClause))
        for (const one of exportClause.elements)
          exported.set(one.name.text, place(moduleSpecifier, (one.propertyName ?? one.name).text));
      else if (exportClause) exported.set(exportClause.name.text, place(moduleSpecifier, '*'));
      else if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier))
        stars.push(target(source.fileName, moduleSpecifier.text));
      continue;
    }
    for (const name of namesOf(statement)) {
      declared.set(name, [...(declared.get(name) ?? []), statement]);
      if (isExported(statement)) exported.set(name, { from: source.fileName, inside: true, name });
    }
  }
  return { file: source.fileName, declared, imported, exported, stars, source };
};

const namesOf = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
};

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The declaration file that an import path leads to. */
const target = (file: string, path: string): { from: string; inside: boolean } => {
  if (!path.startsWith('.')) return { from: path, inside: false };
  const from = join(dirname(file), path).replace(/\.(tsx?|js)$/, '.d.ts');
  if (!existsSync(from)) throw new Error(`${file} leads to ${from}, which does not exist.`);
  return { from, inside: true };
};
