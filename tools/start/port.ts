import net from 'node:net';
import { StartError } from './start-error.ts';

/** Checks the port before the build, so that nobody waits a minute for the error. */
export async function assertPortIsFree(port: number, host: string | undefined): Promise<void> {
  const probe = net.createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen(port, host, resolve);
    });
  } catch (error) {
    throw explain(error, port, host);
  } finally {
    probe.close();
  }
}

function explain(error: unknown, port: number, host: string | undefined): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken by another program: stop it, or set PORT to another port.`);
    case 'EACCES':
      return new StartError(`Port ${port} needs special rights on this system: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST is "${host}", which is no address of this machine: leave it out, or use 127.0.0.1.`);
    default:
      return error;
  }
}
