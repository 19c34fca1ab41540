import { createLog } from '../platform/log.ts';

interface LogLine {
  level: number;
  time: number;
  msg: string;
  [field: string]: unknown;
}

/** A log as the server writes it, and what was written so far: for `createTestApi(t, {}, log)`. */
export const collectLog = () => {
  const lines: LogLine[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as LogLine) });
  return { log, lines };
};
