/** The public interface of the API, for the web tier and the tools of this repository. */
export { buildApi, type Api, type ApiOptions } from './build-api.ts';
export { buildOpenApi } from './openapi-document.ts';
export { readConfig, type Config } from './platform/config.ts';
export { EnvironmentError } from './platform/environment.ts';
export { DatabaseError } from './platform/database/errors.ts';
export { awaitMigrations } from './platform/database/await-migrations.ts';
export { whileAlone } from './platform/database/while-alone.ts';
export { migrate } from './platform/database/migrate.ts';
export { openDatabase, type OpenDatabase } from './platform/database/open-database.ts';
export { createSealer } from './platform/seal.ts';
export { resealAll } from './reseal.ts';
export { readSecretKey } from './platform/secret-key.ts';
export { readFolderId } from './platform/folder-id.ts';
export { createLog } from './platform/log.ts';
export { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemoData } from './seed/seed-demo-data.ts';
export {
  checkOperator,
  createOperator,
  OperatorRefusedError,
  type NewOperator,
} from './modules/operator/create-operator.ts';
export { removeOperator } from './modules/operator/remove-operator.ts';
export { reserveRoutes } from './modules/accounts/reserved-usernames.ts';
export { isAnyoneAtWork } from './platform/heartbeats.ts';
export { keepCommonSettings, readCommonSettings, type CommonSettings } from './modules/settings/common-settings.ts';
export { writeDefaultPages } from './modules/pages/default-pages.ts';
export {
  recordDeployments,
  type DeployedStatement,
  type DeployedVersion,
} from './modules/remote-health/deployments.ts';
export { recordIncompatible, type IncompatibleRemote } from './modules/remote-health/incompatible.ts';
export { recordDeployKeys } from './modules/team-webhooks/deploy-keys.ts';
export { recordRefusals, type RefusedDeployment } from './modules/remote-health/refusals.ts';
export { addTranslations, syncTranslations, type MessageBundle } from './modules/translations/translations.service.ts';
