import { listVaultUses, removeVaultItem, restoreVaultItem } from '@barg/api-client/vault';
import type { ListVaultUses200, VaultItem } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** More are counted and not listed. */
const USES = 50;

export const { useVaultUsesQuery, useRemoveVaultItemMutation, useRestoreVaultItemMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    vaultUses: build.query<ListVaultUses200, string>({
      queryFn: defineQuery((itemId: string) => listVaultUses(itemId, { limit: USES })),
      providesTags: ['Vault', 'Feed', 'Gallery', 'Photo', 'Video', 'Product'],
    }),
    removeVaultItem: build.mutation<unknown, string>({
      queryFn: defineQuery((itemId: string) => removeVaultItem(itemId)),
      // Also when it was refused: then what is shown of it was no longer true.
      invalidatesTags: ['Vault'],
    }),
    /** Takes a removal back, while the server still can. */
    restoreVaultItem: build.mutation<VaultItem, string>({
      queryFn: defineQuery((itemId: string) => restoreVaultItem(itemId)),
      invalidatesTags: ['Vault'],
    }),
  }),
});
