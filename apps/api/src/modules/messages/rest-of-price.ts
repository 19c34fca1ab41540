import type { Message } from '@barg/contract';
import { fromHundredths, toHundredths, type Hundredths } from '../../platform/money.ts';

interface Bundle {
  /** How many files it has. */
  files: number;
  /** How many of them its buyer has bought before. */
  owned: number;
}

/** The least that is charged while a file is missing: a movement of the ledger cannot be zero. */
const LEAST = 1n;

/**
 * What somebody pays for a bundle who owns some of its files. The price falls on the files in equal parts, and what is
 * left of it is rounded down to the hundredth. Nothing, once all of them are owned.
 */
export const restOf = (price: Hundredths, { files, owned }: Bundle): Hundredths => {
  if (owned === 0) return price;
  if (owned >= files) return 0n;
  const rest = (price * BigInt(files - owned)) / BigInt(files);
  return rest < LEAST ? LEAST : rest;
};

/** The rest as its reader is told it; empty for whoever owns none of the files. */
export const restIn = (
  { _id, price, files }: Pick<Message, '_id' | 'price' | 'files'>,
  owned: ReadonlyMap<string, number>,
): Pick<Message, 'rest'> => {
  const ownedFiles = owned.get(_id) ?? 0;
  if (price === null || ownedFiles === 0) return {};
  const rest = restOf(toHundredths(price), { files: files.length, owned: ownedFiles });
  return { rest: { ownedFiles, price: fromHundredths(rest) } };
};
