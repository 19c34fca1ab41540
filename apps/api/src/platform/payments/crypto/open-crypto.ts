import type { Config } from '../../config.ts';
import type { Db } from '../../database/tables.ts';
import type { Sealer } from '../../seal.ts';
import { siteUrl } from '../../site-url.ts';
import { createBtcpayGateway } from './btcpay-gateway.ts';
import type { CryptoGateway } from './crypto-gateway.ts';
import { createSandboxChain } from './sandbox-chain.ts';

interface CryptoParts {
  config: Pick<Config, 'btcpay' | 'allowSandboxPayments' | 'publicUrl'>;
  db: Db;
  sealer: Sealer;
}

/** BTCPay if it is configured, otherwise the sandbox if it is allowed; null when coins are not accepted. */
export const openCrypto = ({ config, db, sealer }: CryptoParts): CryptoGateway | null => {
  if (config.btcpay) return createBtcpayGateway(config.btcpay, (path) => siteUrl(config, path));
  return config.allowSandboxPayments ? createSandboxChain(db, sealer) : null;
};
