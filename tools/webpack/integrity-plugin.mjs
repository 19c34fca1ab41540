import { createHash } from 'node:crypto';
import webpack from 'webpack';

const { Compilation, RuntimeGlobals, RuntimeModule, sources } = webpack;
const { LoadScriptRuntimeModule } = webpack.runtime;

const ASK = `${RuntimeGlobals.require}.integrityOf`;

/** Placeholder in the container until the bytes of all chunks are final. */
const MARKER = '__CHUNK_INTEGRITY__';
/** A valid hash that matches nothing: browsers ignore an invalid one, and would run an unlisted chunk. */
const NO_SCRIPT = 'A'.repeat(64);

class ChunkIntegrityModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    return `
      const hashes = Object.fromEntries(${JSON.stringify(MARKER)}.split(',').map((pair) => pair.split(':')));
      ${ASK} = (chunkId) => 'sha384-' + (hashes[chunkId] || '${NO_SCRIPT}');`;
  }
}

/** `id:hash` of every chunk with a script. */
const listChunks = ({ chunks }, assets) =>
  [...chunks]
    .flatMap((chunk) => {
      const [file] = [...chunk.files].filter((name) => name.endsWith('.js'));
      const isScript = file && assets[file] && chunk.id !== null && !chunk.hasRuntime();
      return isScript ? [`${chunk.id}:${createHash('sha384').update(assets[file].buffer()).digest('base64')}`] : [];
    })
    .toSorted()
    .join(',');

/**
 * Writes the SHA-384 of each chunk into the container, so that the browser refuses other bytes. The signed registry has
 * the container's own, so the signature covers every script of a remote.
 *
 * A plugin of our own, because webpack-subresource-integrity 5.1 fails for chunks without a file, which modules shared
 * by another container are.
 */
export const integrityPlugin = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('integrity', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('integrity', (source) => `${source}\nscript.integrity = ${ASK}(chunkId);`);
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('integrity', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkIntegrityModule());
      });
      // After file names are made from their content, and before compression.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'integrity', stage }, (assets) => {
        const list = listChunks(compilation, assets);
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.js') || !source.source().includes(MARKER)) continue;
          compilation.updateAsset(name, new sources.RawSource(String(source.source()).replace(MARKER, list)));
        }
      });
    });
  },
};
