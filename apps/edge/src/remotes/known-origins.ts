import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '@barg/releases';
import type { StoreOrigins } from '../page/csp.ts';

/** As the API tells them; null where all files come from the site. */
export const originsSchema = z.object({ signed: z.string(), public: z.string().nullable() }).nullable();

export interface KnownOrigins {
  /** As they were when this process began; null where nobody had told them. */
  before: StoreOrigins | null;
  /** Keeps others for the next start. Where nothing can be written, that start has none. */
  keep: (origins: StoreOrigins | null) => Promise<void>;
}

/**
 * Where browsers got files from when the API told it last, over restarts: the policy of a page that comes before the API
 * answers holds for the whole visit.
 */
export async function openKnownOrigins(file: string): Promise<KnownOrigins> {
  const kept = await readFile(file, 'utf8').catch(() => 'null');
  let written = kept;
  return {
    before: parsed(kept),
    keep: async (origins) => {
      const text = JSON.stringify(origins);
      if (text === written) return;
      written = text;
      await mkdir(path.dirname(file), { recursive: true })
        .then(() => writeWhole(file, text))
        .catch(() => undefined);
    },
  };
}

/** What cannot be read counts as none. */
function parsed(text: string): StoreOrigins | null {
  try {
    return originsSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
