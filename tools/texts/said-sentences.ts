import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { keyOf } from '../../apps/api/src/shared/wording/say.ts';
import { WORKSPACE } from '../workspace.ts';

/** The texts between the values of a template. */
const partsOf = (template: ts.TemplateLiteral): string[] =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];

const saidIn = (source: ts.SourceFile): string[] => {
  const said: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'say') said.push(keyOf(partsOf(node.template)));
    ts.forEachChild(node, look);
  };
  look(source);
  return said;
};

/** Every English sentence that the API says in further languages, by the key of their files, without doubles. */
export function saidSentences(): string[] {
  const files = globSync('apps/api/src/**/*.ts', { cwd: WORKSPACE }).filter((file) => !/\.test\.ts$/.test(file));
  const said = files.flatMap((file) => {
    const code = readFileSync(path.join(WORKSPACE, file), 'utf8');
    return code.includes('say`') ? saidIn(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)) : [];
  });
  return [...new Set(said)];
}
