import { createHash } from 'node:crypto';
import webpack from 'webpack';

const { Compilation, RuntimeGlobals, RuntimeModule, sources } = webpack;
const { LoadScriptRuntimeModule } = webpack.runtime;

const ASK = `${RuntimeGlobals.require}.integrityOf`;

/** Stands in the container until the bytes of all chunks are final. */
const MARKER = '__CHUNK_INTEGRITY__';
/** Well formed and the hash of nothing: browsers ignore what is malformed, and would run an unlisted chunk. */
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

/** `id:hash` of every chunk that has a script of its own. */
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
 * The container names the SHA-384 of each of its chunks, and the browser refuses a chunk with other bytes. The
 * registry names the container's own, and is signed: so the signature reaches every script of a remote.
 *
 * A plugin of our own, because webpack-subresource-integrity 5.1 knows no chunk without a file, which is what a module
 * shared by another container is.
 */
export const integrityPlugin = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('integrity', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('integrity', (source) => `${source}\nscript.integrity = ${ASK}(chunkId);`);
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('integrity', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkIntegrityModule());
      });
      // After the names of the files have been made from their content, before they are compressed.
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
