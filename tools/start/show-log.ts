const WARNING = 40;

/**
 * A line of the server's log for the terminal: during the start its progress, later only errors; undefined for others.
 * Lines of other output are shown as they are.
 */
export function toTerminalLine(line: string, isStarting: boolean): string | undefined {
  const entry = parse(line);
  if (!entry) return line;
  const isOfRequest = 'reqId' in entry;
  if (!(entry.level >= WARNING || (isStarting && !isOfRequest))) return undefined;
  const reason = entry.err?.message;
  const said = reason && reason !== entry.msg ? `${entry.msg}: ${reason}` : entry.msg;
  return isOfRequest ? describeRequest(entry, said) : said;
}

/** The facts to find out why a request failed: when, which, and where in the code. */
function describeRequest({ time, req, reqId, code, err }: LogEntry, said: string): string {
  const when = time === undefined ? [] : [new Date(time).toISOString()];
  const which = req ? [req.method, req.path] : [];
  const first = [...when, said, [...which, code].filter(Boolean).join(' '), `(request ${reqId})`];
  return [first.filter(Boolean).join(' | '), ...(err?.stack ? [err.stack] : [])].join('\n');
}

interface LogEntry {
  level: number;
  msg: string;
  time?: number;
  reqId?: string;
  req?: { method?: string; path?: string };
  code?: string;
  err?: { message?: string; stack?: string };
}

function parse(line: string): LogEntry | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isLogEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isLogEntry = (value: unknown): value is LogEntry =>
  typeof value === 'object' &&
  value !== null &&
  'level' in value &&
  typeof value.level === 'number' &&
  'msg' in value &&
  typeof value.msg === 'string';
