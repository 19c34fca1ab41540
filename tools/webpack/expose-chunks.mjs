/**
 * The chunks that a page loads at once for an expose, without the container's own.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} expose as in the descriptor: `./home`
 * @returns {readonly import('webpack').Chunk[]}
 */
export const exposeChunks = ({ namedChunkGroups }, expose) =>
  namedChunkGroups.get(`__federation_expose_${expose.replace('./', '').replaceAll('-', '_')}`)?.chunks ?? [];
