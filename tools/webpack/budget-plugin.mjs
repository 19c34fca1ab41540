import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { z } from 'zod';
import { exposeChunks } from './expose-chunks.mjs';
import { readSizes, writeSizes } from './sizes-record.mjs';

const budgetsSchema = z.object({
  entry: z.int().positive(),
  exposes: z.record(z.string(), z.object({ bytes: z.int().positive(), requests: z.int().positive() })),
});

/** How many modules a message names. */
const NAMED_MODULES = 5;

/** A hash in generated federation names that differs between machines for the same module. */
const GENERATED_HASH = /\.[0-9a-f]{32}(?=\.js$)/;

/** The bytes that a browser downloads: the gzip form if there is one. */
const bytesOf = ({ assets }, file) => (assets[`${file}.gz`] ?? assets[file]).buffer().length;

const scriptsOf = (compilation, chunks) =>
  [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter(
    (file) => /\.js$/.test(file) && compilation.assets[file],
  );

/** Bytes of source of each module in some chunks, by path. */
const modulesOf = ({ chunkGraph, requestShortener }, chunks) => {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const parts = modules.flatMap((module) => module.modules ?? [module]);
  return Object.fromEntries(
    parts.map((module) => [
      module.readableIdentifier(requestShortener).replace(GENERATED_HASH, ''),
      Math.round(module.size()),
    ]),
  );
};

/** The measurements of one part of a remote: bytes, requests, and its modules. */
const measure = (compilation, chunks) => {
  const files = scriptsOf(compilation, chunks);
  return {
    bytes: files.reduce((sum, file) => sum + bytesOf(compilation, file), 0),
    requests: files.length,
    modules: modulesOf(compilation, chunks),
  };
};

/**
 * The modules that explain a size best: those that grew since the part was last within its budget, else the largest.
 */
function explain({ modules }, { before, leftOut }) {
  // Modules too small to be recorded, before and now, have hardly grown.
  const isTold = ([name, size]) => !before || name in before.modules || size >= leftOut;
  const told = Object.entries(modules).filter(isTold);
  const changes = told.map(([name, size]) => [name, size - (before?.modules[name] ?? 0)]);
  const largest = changes
    .filter(([, change]) => change > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NAMED_MODULES);
  return largest.map(([name, change]) => `    ${before ? '+' : ''}${change} bytes of source  ${name}`).join('\n');
}

function complaint(name, part, budget, { before, since: when, leftOut }) {
  const over = [
    part.bytes > budget.bytes ? `${part.bytes} bytes gzip, ${budget.bytes} allowed` : '',
    part.requests > budget.requests ? `${part.requests} requests, ${budget.requests} allowed` : '',
  ].filter(Boolean);
  if (over.length === 0) return null;
  const since = before
    ? ` (it was ${before.bytes} in ${before.requests} ${before.requests === 1 ? 'request' : 'requests'} ${when})`
    : '';
  return `${name}: ${over.join('; ')}${since}\n${explain(part, { before, leftOut })}`;
}

/**
 * Fails a build that is larger than its team's `budgets.json`: the container (for the shell the scripts of its page),
 * and each expose with everything it loads at once, in gzip bytes and requests. The message names the modules that
 * grew.
 *
 * @param {{ name: string, directory: string, exposes: readonly string[] }} app
 */
export const budgetPlugin = ({ name, directory, exposes }) => ({
  apply(compiler) {
    const file = path.join(directory, 'budgets.json');
    compiler.hooks.afterCompile.tap('budget', ({ fileDependencies }) => void fileDependencies.add(file));
    compiler.hooks.emit.tapPromise('budget', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const budgets = budgetsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
      const { parts: before, ...known } = await readSizes({ name, directory });
      const container = [...compilation.entrypoints.values()].flatMap(({ chunks }) => chunks);
      const parts = { entry: measure(compilation, container) };
      const limits = { entry: { bytes: budgets.entry, requests: 1 } };
      for (const expose of exposes) {
        parts[expose] = measure(compilation, exposeChunks(compilation, expose));
        limits[expose] = budgets.exposes[expose] ?? { bytes: 0, requests: 0 };
      }
      const complaints = Object.keys(parts).flatMap(
        (part) => complaint(part, parts[part], limits[part], { before: before[part], ...known }) ?? [],
      );
      if (complaints.length > 0) {
        const message = `${name} weighs more than budgets.json allows.\n${complaints.join('\n')}`;
        compilation.errors.push(new webpack.WebpackError(message));
        return;
      }
      await writeSizes({ name, directory }, { budgets, parts });
    });
  },
});
