/** Stands in for the federation runtime's reading of manifests: pages get the containers' addresses from the registry. */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, applyPlugin: () => undefined, removePlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});
