import type { Duplex } from 'node:stream';
import { STATUS_CODES } from 'node:http';

/** What cannot be read has no language to answer in, so that these few sentences are in English. */
const REFUSALS: Record<string, { status: number; code: string; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'request.headers_too_large',
    message: 'The headers are larger than allowed.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request.too_slow',
    message: 'The request did not arrive in time.',
  },
};
const MALFORMED = { status: 400, code: 'request.malformed', message: 'The request could not be read.' };

/**
 * Answers what the parser of HTTP refuses as everything else is refused: with a code and a body. Node's own answer has
 * neither.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, code, message } = REFUSALS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ statusCode: status, code, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
