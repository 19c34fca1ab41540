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

/** BTCPay where it is configured, else the sandbox's chain where that is allowed; null: no coins are taken. */
export const openCrypto = ({ config, db, sealer }: CryptoParts): CryptoGateway | null => {
  if (config.btcpay) return createBtcpayGateway(config.btcpay, (path) => siteUrl(config, path));
  return config.allowSandboxPayments ? createSandboxChain(db, sealer) : null;
};
