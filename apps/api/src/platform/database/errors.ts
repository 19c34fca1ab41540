/** Something about the database that the person who starts Barg can put right: its message is one sentence for them. */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError';
}

/** The data directory is damaged, of another PostgreSQL version, or not ours to read. */
export class BrokenDataDirectoryError extends DatabaseError {
  override readonly name = 'BrokenDataDirectoryError';
}

export class DiskFullError extends DatabaseError {
  override readonly name = 'DiskFullError';

  constructor(directory: string) {
    super(`The disk that holds ${directory} is full: free some space, or set DATA_DIR to a folder on another disk.`);
  }
}

/** The embedded PostgreSQL cannot run on this machine. */
export class EmbeddedPostgresUnavailableError extends DatabaseError {
  override readonly name = 'EmbeddedPostgresUnavailableError';

  constructor(reason: string) {
    super(`${reason}: set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
}

/** The server of DATABASE_URL does not answer, refuses us, or is too old. */
export class DatabaseUnreachableError extends DatabaseError {
  override readonly name = 'DatabaseUnreachableError';
}

/** The migration files and what was applied to the database do not fit together. */
export class MigrationError extends DatabaseError {
  override readonly name = 'MigrationError';
}

/** Whether an error is of Node's system calls or of PostgreSQL and carries this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
