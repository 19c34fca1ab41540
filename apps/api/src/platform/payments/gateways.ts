import type { Config } from '../config.ts';
import type { Db } from '../database/tables.ts';
import type { PaymentGateways } from './payment-gateway.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

/** The gateways that the configuration allows: in production no sandbox, unless it is asked for by name. */
export const createGateways = (config: Pick<Config, 'allowSandboxPayments'>, db: Db): PaymentGateways =>
  config.allowSandboxPayments ? { sandbox: createSandboxGateway(db) } : {};
