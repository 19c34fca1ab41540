import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { hasCode, MigrationError } from './errors.ts';
import { readMigrations } from './migrate.ts';

const LOOK_EVERY_MS = 250;
/** As long as the migrations of a large site may take before somebody should look. */
const PATIENCE_MS = 120_000;

async function appliedNames(pool: pg.Pool): Promise<Set<string>> {
  try {
    // The job queue's tables come last.
    const { rows } = await pool.query<{ name: string }>(
      `select name from schema_migrations where to_regclass('graphile_worker.jobs') is not null`,
    );
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    const isEmptyDatabase = hasCode(error, '42P01');
    if (isEmptyDatabase) return new Set();
    throw error;
  }
}

/**
 * Waits until another process has migrated the database at least as far as this one's version needs.
 * @throws MigrationError when that takes too long
 */
export async function awaitMigrations(pool: pg.Pool, patienceMs = PATIENCE_MS): Promise<void> {
  const needed = (await readMigrations()).map(({ name }) => name);
  const end = performance.now() + patienceMs;
  for (;;) {
    const applied = await appliedNames(pool);
    const missing = needed.find((name) => !applied.has(name));
    if (missing === undefined) return;
    if (performance.now() > end) {
      throw new MigrationError(
        `The database lacks migration ${missing}: start a process with ROLE=worker (or all) of this version, which ` +
          `brings the database up to date.`,
      );
    }
    await wait(LOOK_EVERY_MS);
  }
}
