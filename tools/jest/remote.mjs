import { pageTests, testTimeout } from './page-tests.mjs';

/**
 * Jest's configuration for a remote in a repository of its own.
 *
 * @param {string} root the folder of the repository
 */
export const remoteTests = (root) => ({ ...pageTests(['<rootDir>/src']), rootDir: root, testTimeout });
