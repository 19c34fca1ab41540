import {
  addFanListMembers,
  createFanList,
  deleteFanList,
  listFanLists,
  removeFanListMember,
  updateFanList,
} from '@barg/api-client/fans';
import type { CreateFanListBody, FanList, ListFanLists200, UpdateFanListBody } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export type { FanList };

/** As many lists as there may be. */
const ALL = 100;

export interface ListMember {
  listId: string;
  fanId: string;
}

const readAll = (): Promise<ListFanLists200> => listFanLists({ limit: ALL });

/** A list as it is by now. */
export const readFanList = async (id: string): Promise<FanList> => {
  const list = (await readAll()).data.find(({ _id }) => _id === id);
  if (!list) throw new Error('the list is no more');
  return list;
};

/** A performer's lists of fans, all of them, and what changes them. */
export const {
  useFanListsQuery,
  useCreateFanListMutation,
  useUpdateFanListMutation,
  useDeleteFanListMutation,
  useAddToFanListMutation,
  useRemoveFromFanListMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    fanLists: build.query<ListFanLists200, void>({
      queryFn: defineQuery(readAll),
      providesTags: ['Fan'],
    }),
    createFanList: build.mutation<FanList, CreateFanListBody>({
      queryFn: defineQuery((body: CreateFanListBody) => createFanList(body)),
      invalidatesTags: ['Fan'],
    }),
    updateFanList: build.mutation<FanList, UpdateFanListBody & { id: string }>({
      queryFn: defineQuery(({ id, ...changes }: UpdateFanListBody & { id: string }) => updateFanList(id, changes)),
      invalidatesTags: ['Fan'],
    }),
    deleteFanList: build.mutation<unknown, string>({
      queryFn: defineQuery((id: string) => deleteFanList(id)),
      invalidatesTags: ['Fan'],
    }),
    addToFanList: build.mutation<FanList, ListMember>({
      queryFn: defineQuery(({ listId, fanId }: ListMember) => addFanListMembers(listId, { fanIds: [fanId] })),
      invalidatesTags: ['Fan'],
    }),
    removeFromFanList: build.mutation<FanList, ListMember>({
      queryFn: defineQuery(({ listId, fanId }: ListMember) => removeFanListMember(listId, fanId)),
      invalidatesTags: ['Fan'],
    }),
  }),
});
