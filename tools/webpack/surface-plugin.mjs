import webpack from 'webpack';
import { SURFACE_FILE } from '@barg/releases';
import { surfaceHere } from '../shared-surface/surface-here.ts';
import { emitPlugin } from './emit-plugin.mjs';

const { WebpackError } = webpack;

/** The modules that a build provides. Webpack provides a shared module only when something imports it. */
function providedRequests({ modules }) {
  const provided = [...modules].filter(({ type }) => type === 'provide-module');
  // Parsed from `provide module (default) @barg/ui-kit@1.0.0 = /…/index.ts`, the only place that has it.
  return new Set(provided.map((module) => /^provide module \(.*?\) (.+?)@[^@]* = /.exec(module.identifier())?.[1]));
}

/**
 * Emits `shared.json`: what this shell shares with remotes. `npm run deploy` compares a remote with it. A listed
 * library that the shell does not import fails the build: a remote would fail in the page.
 */
export const lentSurfacePlugin = () =>
  emitPlugin('lent surface', async (compilation) => {
    const [surface, provided] = [await surfaceHere(), providedRequests(compilation)];
    const missing = Object.keys(surface).filter((request) => !provided.has(request));
    for (const request of missing) {
      compilation.errors.push(
        new WebpackError(
          `${request} is lent to the remotes (tools/webpack/shared.mjs), but nothing in the shell imports it, so no ` +
            'page has it: import it in apps/shell, or take it off the list.',
        ),
      );
    }
    return { [SURFACE_FILE]: JSON.stringify(surface) };
  });

/** The used exports of shared libraries, by request: each name with a module that imports it; '*' for all. */
function usedExports(compilation) {
  const used = new Map();
  const { moduleGraph, modules } = compilation;
  for (const module of modules) {
    for (const { module: target, dependency } of moduleGraph.getOutgoingConnections(module)) {
      const request = target?.type === 'consume-shared-module' ? target.options?.shareKey : undefined;
      if (!request || !dependency) continue;
      const names = used.get(request) ?? new Map();
      used.set(request, names);
      for (const reference of compilation.getDependencyReferencedExports(dependency, undefined)) {
        const [name = '*'] = Array.isArray(reference) ? reference : reference.name;
        names.set(name, module);
      }
    }
  }
  return used;
}

/** The names that a shared library exports; packages of others are asked themselves. */
async function exportedNames(request, { exports }) {
  if (Object.keys(exports).length > 0) return new Set(Object.keys(exports));
  const namespace = await import(request);
  // Of CommonJS Node may see the default export only.
  return new Set([...Object.keys(namespace), ...Object.keys(namespace.default ?? {})]);
}

/** Names that resolve nowhere: webpack cannot know, because the library is not in this build. */
async function missingNames(surface, used) {
  const found = used.map(async ([request, names]) => {
    const known = surface[request] && (await exportedNames(request, surface[request]));
    const isMissing = ([name]) => known && name !== '*' && name !== 'default' && !known.has(name);
    return [...names].filter(isMissing).map(([name, module]) => ({ request, name, module }));
  });
  return (await Promise.all(found)).flat();
}

const pick = ({ version, exports }, names) => ({
  version,
  exports: names.has('*') ? exports : Object.fromEntries(Object.entries(exports).filter(([name]) => names.has(name))),
});

/**
 * Emits `shared.json`: what this remote uses of the shared libraries, with the types of its build. A name that a library
 * does not export fails the build: the page would fail where it is used.
 */
export const usedSurfacePlugin = () => {
  // Read from now on: by the time that modules are known it is there.
  const reading = surfaceHere();
  // Fails where it is waited for.
  reading.catch(() => {});
  return emitPlugin('used surface', async (compilation) => {
    const surface = await reading;
    const used = [...usedExports(compilation)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const { request, name, module } of await missingNames(surface, used)) {
      const importer = module.readableIdentifier(compilation.requestShortener);
      compilation.errors.push(new WebpackError(`${request} exports no ${name}, which ${importer} imports.`));
    }
    const picked = used.flatMap(([request, names]) =>
      surface[request] ? [[request, pick(surface[request], names)]] : [],
    );
    return { [SURFACE_FILE]: JSON.stringify(Object.fromEntries(picked)) };
  });
};
