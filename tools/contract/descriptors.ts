import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDescriptor } from '@barg/contract';
import ts from 'typescript';
import { WORKSPACE } from '../workspace.ts';

/** The owner of a file: a remote's name, or `shell` for what every page has. */
export interface Source {
  owner: string;
  file: string;
  text: string;
}

const IS_FOR_TRYING = /\.(?:test|story)\.tsx?$|\/(?:testing|generated|dist)\//;

/** The descriptors in this workspace. */
export async function descriptorsHere(): Promise<RemoteDescriptor[]> {
  const files = globSync('apps/*-remote/src/remote.ts', { cwd: WORKSPACE }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const { descriptor } = (await import(pathToFileURL(path.join(WORKSPACE, file)).href)) as {
        descriptor: RemoteDescriptor;
      };
      return descriptor;
    }),
  );
}

/** The code of remotes, shell, session and kit, without tests. */
export function sourcesHere(): Source[] {
  const files = globSync(['apps/{*-remote,shell}/src/**/*.{ts,tsx}', 'libs/{session,ui-kit}/src/**/*.{ts,tsx}'], {
    cwd: WORKSPACE,
  });
  return files
    .filter((file) => !IS_FOR_TRYING.test(file))
    .map((file) => ({
      owner: /^apps\/(.+)-remote\//.exec(file)?.[1] ?? 'shell',
      file,
      text: readFileSync(path.join(WORKSPACE, file), 'utf8'),
    }));
}

/** The beginnings of all strings in some code: whole strings, and templates up to the first value. */
export function textsIn(code: string): { text: string; isWhole: boolean }[] {
  const found: { text: string; isWhole: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push({ text: node.text, isWhole: true });
    else if (ts.isTemplateExpression(node)) found.push({ text: node.head.text, isWhole: false });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}
