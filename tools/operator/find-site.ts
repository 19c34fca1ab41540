import { access } from 'node:fs/promises';
import path from 'node:path';
import { OperatorRefusedError } from '@barg/api';

interface Place {
  /** The folder of an embedded database. */
  dataDir: string;
  /** Another database, in whose place the folder holds none. */
  databaseUrl: string | undefined;
}

/** The folder of the embedded database within that of a site's data. */
const DATABASE_FOLDER = 'postgres';

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** A database's address as it may be printed. */
const withoutPassword = (databaseUrl: string): string => {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
};

/**
 * What to call the site that is written to. A folder without one is refused: a forgotten DATA_DIR would otherwise make
 * a second site, and the first would know nothing of what was done.
 * @throws OperatorRefusedError
 */
export async function findSite({ dataDir, databaseUrl }: Place): Promise<string> {
  if (databaseUrl) return withoutPassword(databaseUrl);
  if (await exists(path.join(dataDir, DATABASE_FOLDER))) return dataDir;
  throw new OperatorRefusedError(
    `There is no site in ${dataDir}: set DATA_DIR or DATABASE_URL as the site has it. A new one is made by its first start.`,
  );
}
