import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from './config.ts';

/** Where a socket's handshake comes from, as `request.ip` has it for calls: proxies of ours are looked through. */
export const createVisitorAddress = ({ trustedProxies }: Pick<Config, 'trustedProxies'>) => {
  const isTrusted = proxyAddress.compile(trustedProxies);
  return (request: IncomingMessage): string =>
    request.socket.remoteAddress === undefined ? '' : proxyAddress(request, isTrusted);
};
