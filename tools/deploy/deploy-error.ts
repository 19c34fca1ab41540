/** Something that whoever deploys can do something about; its message says what. */
export class DeployError extends Error {}
