import type { Config } from '../../config.ts';
import type { Db } from '../../database/tables.ts';
import type { Sealer } from '../../seal.ts';
import { siteUrl } from '../../site-url.ts';
import { createBtcpayGateway } from './btcpay-gateway.ts';
import type { CryptoGateways } from './crypto-gateway.ts';
import { createSandboxChain } from './sandbox-chain.ts';

interface CryptoParts {
  config: Pick<Config, 'btcpay' | 'allowSandboxPayments' | 'publicUrl'>;
  db: Db;
  sealer: Sealer;
}

/** BTCPay if it is configured, and the sandbox if it is allowed. */
export const openCrypto = ({ config, db, sealer }: CryptoParts): CryptoGateways => ({
  ...(config.btcpay && { btcpay: createBtcpayGateway(config.btcpay, (path) => siteUrl(config, path)) }),
  ...(config.allowSandboxPayments && { 'sandbox-crypto': createSandboxChain(db, sealer) }),
});
