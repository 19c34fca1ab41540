import type { PageFacts } from '@barg/contract';
import { valueAt } from '../pointer.ts';
import { shownWords } from './words.ts';

const MAX_NAME = 100;

/** Facts of a page that a guest's answer held. */
export interface KnownFacts {
  author: { name: string; username: string } | null;
  /** ISO 8601. */
  publishedAt: string | null;
  isLocked: boolean | null;
  /** In tokens. */
  price: number | null;
  /** Null: as many as are asked for, or unknown. */
  stock: number | null;
}

const numberAt = (data: unknown, pointer: string | undefined): number | null => {
  const value = pointer === undefined ? null : valueAt(data, pointer);
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
};

function authorAt(data: unknown, author: PageFacts['author']): KnownFacts['author'] {
  if (!author) return null;
  const [name, username] = [author.name, author.username].map((at) => shownWords(valueAt(data, at), MAX_NAME));
  return name && username ? { name, username } : null;
}

function momentAt(data: unknown, pointer: string | undefined): string | null {
  const value = pointer === undefined ? null : valueAt(data, pointer);
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null;
}

/** The facts at the places that a remote names; whatever lies there, they are of the types that they have here. */
export function factsOf(data: unknown, { author, publishedAt, isLocked, price, stock }: PageFacts = {}): KnownFacts {
  const locked = isLocked === undefined ? null : valueAt(data, isLocked);
  return {
    author: authorAt(data, author),
    publishedAt: momentAt(data, publishedAt),
    isLocked: typeof locked === 'boolean' ? locked : null,
    price: numberAt(data, price),
    stock: numberAt(data, stock),
  };
}
