import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * The runtime keeps the rejected promise of a shared module whose file did not load, and would return it again: no
 * retry could succeed.
 */
export const forgetFailedShares: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-shares',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    const shares = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
    for (const share of shares) {
      if (!share.loaded && !share.lib) share.loading = null;
    }
  },
};
