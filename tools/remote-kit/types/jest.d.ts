/** Jest's configuration, for the folder of the repository. */
export declare function remoteTests(root: string): Record<string, unknown>;
