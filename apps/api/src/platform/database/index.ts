export { connect, transaction, type Connection, type ConnectOptions } from './connect.ts';
export * from './errors.ts';
export type { DatabaseLog } from './log.ts';
export { migrate } from './migrate.ts';
export { openDatabase, type OpenDatabase, type OpenDatabaseOptions } from './open-database.ts';
export type * from './tables.ts';
