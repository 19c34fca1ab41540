/**
 * The version of this contract. A remote carries the version it was built with in its descriptor;
 * the shell loads it only when the major versions are equal.
 */
export const CONTRACT_VERSION = '1.0.0';
