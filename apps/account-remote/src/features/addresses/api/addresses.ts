import { createAddress, deleteAddress, searchAddresses, updateAddress } from '@barg/api-client/addresses';
import type { Address, CreateAddressBody, SearchAddresses200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** Above the maximum per account, so that one page has all. */
const PAGE_SIZE = 100;

export interface SavedAddress {
  /** Null for a new one. */
  id: string | null;
  body: CreateAddressBody;
}

const saveAddress = ({ id, body }: SavedAddress): Promise<Address> =>
  id === null ? createAddress(body) : updateAddress(id, body);

export const { useAddressesQuery, useSaveAddressMutation, useChooseAddressMutation, useDeleteAddressMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      addresses: build.query<SearchAddresses200, void>({
        queryFn: defineQuery(() => searchAddresses({ limit: PAGE_SIZE })),
        providesTags: ['Address'],
      }),
      saveAddress: build.mutation<Address, SavedAddress>({
        queryFn: defineQuery(saveAddress),
        invalidatesTags: ['Address'],
      }),
      chooseAddress: build.mutation<Address, string>({
        queryFn: defineQuery((id: string) => updateAddress(id, { isDefault: true })),
        invalidatesTags: ['Address'],
      }),
      deleteAddress: build.mutation<unknown, string>({
        queryFn: defineQuery((id: string) => deleteAddress(id)),
        invalidatesTags: ['Address'],
      }),
    }),
  });
