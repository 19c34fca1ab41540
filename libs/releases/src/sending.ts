/**
 * What is needed to sign and send a statement. Nothing here reads one, so no schema is loaded: those take longer than a
 * statement itself.
 */
export { ReleaseError } from './errors.ts';
export { integrityOf, listFiles, versionOf } from './file-list.ts';
export { aboutCanaryOf, nextStatement, type Wish } from './next-statement.ts';
export { generateKey, LOCAL_KEY_FILE, readPrivateKey, type PrivateKey } from './private-key.ts';
export { seal } from './signing.ts';
export { skewOf } from './skew.ts';
