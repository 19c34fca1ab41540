import { createAddress, deleteAddress, searchAddresses, updateAddress } from '@barg/api-client/addresses';
import { idempotencyHeader } from '@barg/api-client/http';
import type { Address, CreateAddressBody, SearchAddresses200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** Above the maximum per account, so that one page has all. */
const PAGE_SIZE = 100;

/** A new one, or what changes of one that is there. */
export type SavedAddress =
  | {
      id: null;
      body: CreateAddressBody;
      /** The same for every attempt to add one, so that a lost answer never doubles it. */
      key: string;
    }
  | { id: string; body: Partial<CreateAddressBody> & { basedOn?: Partial<CreateAddressBody> } };

/** An address as it is by now. */
export const readAddress = async (id: string): Promise<Address> => {
  const { data } = await searchAddresses({ limit: PAGE_SIZE });
  const address = data.find(({ _id }) => _id === id);
  if (!address) throw new Error('the address is no more');
  return address;
};

const saveAddress = (saved: SavedAddress): Promise<Address> =>
  saved.id === null
    ? createAddress(saved.body, { headers: idempotencyHeader(saved.key) })
    : updateAddress(saved.id, saved.body);

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
