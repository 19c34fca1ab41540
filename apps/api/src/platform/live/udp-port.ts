import { createSocket } from 'node:dgram';

/**
 * The given UDP port if it is free on this machine, else one chosen by the system.
 * @param address the local address to listen on; every address when absent
 */
export async function chooseUdpPort(wanted: number, address = '0.0.0.0'): Promise<number> {
  try {
    return await probe(wanted, address);
  } catch {
    return probe(0, address);
  }
}

function probe(port: number, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createSocket('udp4');
    socket.once('error', (error) => {
      socket.close();
      reject(error);
    });
    socket.bind({ port, address, exclusive: true }, () => {
      const chosen = socket.address().port;
      socket.close(() => resolve(chosen));
    });
  });
}
