const SAFE_INTEGER = Number.MAX_SAFE_INTEGER;

/** Drops what only makes the document longer: the default bounds of integers, and patterns beside formats. */
const tidyNode = <T>(node: T): T => {
  if (Array.isArray(node)) return node.map(tidyNode) as T;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key, value]) => {
    if (key === 'maximum' && value === SAFE_INTEGER) return false;
    if (key === 'minimum' && value === -SAFE_INTEGER) return false;
    return !(key === 'pattern' && typeof value === 'string' && 'format' in node);
  });
  return Object.fromEntries(entries.map(([key, value]) => [key, tidyNode(value)])) as T;
};

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/** The names of all schemas that the paths use, directly or through others. */
const referencedSchemas = (paths: unknown, schemas: Record<string, unknown>): Set<string> => {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    for (const [, name] of JSON.stringify(node ?? null).matchAll(REFERENCE)) {
      if (!name || found.has(name)) continue;
      found.add(name);
      visit(schemas[name]);
    }
  };
  visit(paths);
  return found;
};

interface DocumentLike {
  components?: { schemas?: object };
  paths?: unknown;
}

/**
 * The document as it is committed: short, in a stable order, without unused schemas (such as the input variants of
 * output schemas).
 */
export const tidyDocument = <T extends DocumentLike>(document: T): T => {
  const tidy = tidyNode(document);
  const schemas = { ...tidy.components?.schemas };
  const kept = referencedSchemas(tidy.paths, schemas as Record<string, unknown>);
  const entries = Object.entries(schemas).filter(([name]) => kept.has(name));
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...tidy, components: { ...tidy.components, schemas: Object.fromEntries(entries) } };
};
