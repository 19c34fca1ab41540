import type { Asked } from './standing.ts';

/** Reads a form with names as `metadata[key]` and `expand[0]`: numbered fields become lists. */
export const readForm = (text: string): Asked => {
  const asked: Asked = {};
  for (const [name, value] of new URLSearchParams(text)) put(asked, pathOf(name), value);
  return withLists(asked) as Asked;
};

const pathOf = (name: string): string[] => name.replaceAll(']', '').split('[');

const put = (into: Asked, [field = '', ...rest]: string[], value: string): void => {
  if (rest.length === 0) {
    into[field] = value;
    return;
  }
  const next = typeof into[field] === 'object' ? (into[field] as Asked) : {};
  into[field] = next;
  put(next, rest, value);
};

const withLists = (value: Asked | string): unknown => {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner as Asked | string)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

export const text = (value: Asked[string]): string | undefined => (typeof value === 'string' ? value : undefined);

export const group = (value: Asked[string]): Asked => (typeof value === 'object' && !Array.isArray(value) ? value : {});

export const metadataOf = (asked: Asked): Record<string, string> => group(asked.metadata) as Record<string, string>;
