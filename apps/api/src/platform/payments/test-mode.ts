import type { Config } from '../config.ts';

/** True while payments go to the embedded sandbox gateway, which moves no real money. */
export const isTestMode = (config: Config): boolean => config.allowSandboxPayments;
