import type { Server } from 'node:net';
import { StartError } from './start-error.ts';

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is taken: stop what uses it, or choose another with PORT.`,
  EACCES: (port) => `Port ${port} may not be opened by this account: choose one above 1023 with PORT.`,
};

/** Opens the port. Rejects with a StartError when the cause is known. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']?.(port);
      reject(reason ? new StartError(reason, { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });
}
