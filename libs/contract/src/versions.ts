/**
 * The version of this contract. A remote carries the version it was built with in its descriptor;
 * the shell loads it only when the major versions are equal.
 */
export const CONTRACT_VERSION = '1.0.0';

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** Whether a shell can load a remote: both were built against the same major version of the contract. */
export const speaksContract = (remote: string, shell: string = CONTRACT_VERSION): boolean =>
  majorOf(remote) === majorOf(shell);
