import type { Config } from '../config.ts';
import type { Db } from '../database/tables.ts';
import type { Sealer } from '../seal.ts';
import type { PaymentGateways } from './payment-gateway.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

interface GatewayParts {
  config: Pick<Config, 'allowSandboxPayments'>;
  db: Db;
  sealer: Sealer;
}

/** The gateways that the configuration allows: in production no sandbox, unless it is asked for by name. */
export const createGateways = ({ config, db, sealer }: GatewayParts): PaymentGateways =>
  config.allowSandboxPayments ? { sandbox: createSandboxGateway(db, sealer) } : {};
