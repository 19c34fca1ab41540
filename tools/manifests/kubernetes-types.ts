import path from 'node:path';
import ts from 'typescript';
import { WORKSPACE } from '../workspace.ts';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

const FILE = path.join(WORKSPACE, 'tools/manifests/written.ts');

const OPTIONS: ts.CompilerOptions = {
  lib: ['lib.es5.d.ts'],
  types: [],
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** A manifest as a constant of its kind's type. */
const asConstant = (manifest: Manifest, at: number): string => {
  const { apiVersion, kind } = manifest;
  const from = `kubernetes-models/${apiVersion}/${kind}`;
  return `export const m${at}: import('${from}').I${kind} = ${JSON.stringify(manifest)};`;
};

/**
 * The faults of each manifest by the types of Kubernetes' own API: unknown, missing and wrong fields. The schemas alone
 * would let a misspelled field pass, as Kubernetes' own do.
 */
export const typeFaults = (manifests: readonly Manifest[]): string[][] => {
  const source = ts.createSourceFile(FILE, manifests.map(asConstant).join('\n'), ts.ScriptTarget.ES2024);
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...rest) => (name === FILE ? source : getSourceFile(name, ...rest));
  const found = ts.createProgram([FILE], OPTIONS, host).getSemanticDiagnostics(source);
  const lineOf = ({ start = 0 }: ts.Diagnostic): number => source.getLineAndCharacterOfPosition(start).line;
  return manifests.map((_, at) =>
    found
      .filter((fault) => lineOf(fault) === at)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
};
