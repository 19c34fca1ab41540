/** Where the database platform reports progress and trouble; pino loggers and the console fit. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export const silentLog: DatabaseLog = { info: () => {}, warn: () => {}, error: () => {} };
