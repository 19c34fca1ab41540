import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from './config.ts';

/** The address of a socket's handshake, as `request.ip` for requests: trusted proxies are looked through. */
export const createVisitorAddress = ({ trustedProxies }: Pick<Config, 'trustedProxies'>) => {
  const isTrusted = proxyAddress.compile(trustedProxies);
  return (request: IncomingMessage): string =>
    request.socket.remoteAddress === undefined ? '' : proxyAddress(request, isTrusted);
};
