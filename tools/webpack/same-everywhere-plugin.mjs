import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const { Compilation, sources } = webpack;
const NAME = 'same everywhere';

/** Ids are as short as webpack's own: up to five digits. */
const MOST_IDS = 100_000;

/** The file that federation writes for each build, called by a hash of absolute paths, alone or joined with others. */
const FEDERATION_ENTRY = /\.federation([/\\])entry\.[\da-f]{32}\.js(?:\|[\da-f]{32})?/g;

const withoutPlace = (text, folder) => text.replaceAll(folder, '').replace(FEDERATION_ENTRY, '.federation$1entry.js');

/**
 * Whether webpack would make the id from the folder's absolute path. It makes paths relative that stand for themselves
 * in an identifier; those in the middle of other words, as in a container's or a shared module's, stay.
 */
const holdsFolder = (identifier, folder) =>
  identifier.search(FEDERATION_ENTRY) >= 0 ||
  identifier.split(/[|!]/).some((part) => part.includes(folder) && !part.startsWith(folder));

/** A free number, from what is the same in every folder. */
function idOf(text, taken) {
  for (let attempt = 0; ; attempt += 1) {
    const sum = createHash('sha256').update(`${attempt} ${text}`).digest();
    const id = sum.readUInt32BE() % MOST_IDS;
    if (!taken.has(id)) return id;
  }
}

/** Gives ids to the modules whose identifiers hold the folder, before webpack gives the others theirs. */
function assignIds({ chunkGraph }, modules, folder) {
  const taken = new Set();
  const own = [...modules]
    .filter((module) => module.needId && chunkGraph.getModuleId(module) === null)
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0 && holdsFolder(module.identifier(), folder))
    .map((module) => ({ module, text: withoutPlace(module.identifier(), folder) }))
    .toSorted((one, other) => (one.text < other.text ? -1 : 1));
  for (const { module, text } of own) {
    const id = idOf(text, taken);
    taken.add(id);
    chunkGraph.setModuleId(module, id);
  }
}

/** A map names the file that it belongs to; webpack leaves the name there that the file had before its last hash. */
const withRightName = (map, name) =>
  map.replace(/^(\{"version":3,)"file":"[^"]*"/, (_, head) => `${head}"file":${JSON.stringify(name)}`);

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What a build may not contain: places of the folder, as paths or addresses. The folder alone could be any `/app/`. */
const placesIn = (folder) => {
  const forms = [folder, JSON.stringify(folder).slice(1, -1), pathToFileURL(folder).href].map(escaped);
  return new RegExp(`(?:${forms.join('|')})(?:apps|dist|libs|node_modules|src|tools)\\b[\\w./\\\\@-]*`);
};

const MAY_HOLD_PLACES = /\.(?:css|html|js|json|map)$/;

/**
 * Names the files that hold such a place: what is published of them would tell where it was built, and differ there. Of
 * a build that has failed nothing is published, and webpack writes its errors there, with places.
 */
function refusePlaces({ assets, errors }, places) {
  if (errors.length > 0) return;
  for (const [file, source] of Object.entries(assets)) {
    const [place] = (MAY_HOLD_PLACES.test(file) && places.exec(String(source.source()))) || [];
    if (place) errors.push(new webpack.WebpackError(`${file} holds a path of this machine: ${place}`));
  }
}

/**
 * Makes builds the same bytes in every folder and on every machine, so that what was built and tested elsewhere is what
 * is deployed, and a release's version says what is in it.
 *
 * @param {string} root absolute: the workspace
 */
export const sameEverywherePlugin = (root) => ({
  apply(compiler) {
    const folder = `${root}${path.sep}`;
    const places = placesIn(folder);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => assignIds(compilation, modules, folder));
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js.map')) continue;
          const map = withRightName(String(source.source()), path.posix.basename(file, '.map'));
          compilation.updateAsset(file, new sources.RawSource(withoutPlace(map, folder)));
        }
        refusePlaces(compilation, places);
      });
    });
  },
});
