import {
  confirmTwoStep,
  endOtherSessions,
  endSession,
  forgetKnownDevice,
  forgetOtherDevices,
  getIdentities,
  getTwoStep,
  listKnownDevices,
  listSessions,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
  unlinkIdentity,
} from '@barg/api-client/auth';
import type {
  EndOtherSessions200,
  Identities,
  IdentitiesIdentitiesItemProvider,
  ListKnownDevices200,
  ListSessions200,
  RecoveryCodes,
  RenewRecoveryCodesBody,
  TwoStepSetUp,
  TwoStepStatus,
} from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;

/** A proof by password or code. */
export type Proof = RenewRecoveryCodesBody;

/** Two-factor authentication, sessions and logins of the account. */
export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    twoStep: build.query<TwoStepStatus, void>({ queryFn: defineQuery(() => getTwoStep()), providesTags: ['User'] }),
    startTwoStep: build.mutation<TwoStepSetUp, void>({ queryFn: defineQuery(() => startTwoStep()) }),
    confirmTwoStep: build.mutation<RecoveryCodes, string>({
      queryFn: defineQuery((code: string) => confirmTwoStep({ code })),
      invalidatesTags: (result) => (result ? ['User'] : []),
    }),
    stopTwoStep: build.mutation<unknown, Proof>({
      queryFn: defineQuery((proof: Proof) => stopTwoStep(proof)),
      invalidatesTags: (result) => (result ? ['User'] : []),
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, Proof>({
      queryFn: defineQuery((proof: Proof) => renewRecoveryCodes(proof)),
      invalidatesTags: (result) => (result ? ['User'] : []),
    }),
    sessions: build.infiniteQuery<ListSessions200, void, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ pageParam: cursor }: { pageParam: Cursor }) =>
        listSessions(cursor === undefined ? {} : { cursor }),
      ),
      providesTags: ['Session'],
    }),
    endSession: build.mutation<unknown, string>({
      queryFn: defineQuery((id: string) => endSession(id)),
      invalidatesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<EndOtherSessions200, void>({
      queryFn: defineQuery(() => endOtherSessions()),
      invalidatesTags: ['Session'],
    }),
    /** Ended sessions remove their devices from the known ones. */
    knownDevices: build.query<ListKnownDevices200, void>({
      queryFn: defineQuery(() => listKnownDevices()),
      providesTags: ['Session'],
    }),
    forgetDevice: build.mutation<unknown, string>({
      queryFn: defineQuery((id: string) => forgetKnownDevice(id)),
      invalidatesTags: ['Session'],
    }),
    forgetOtherDevices: build.mutation<unknown, void>({
      queryFn: defineQuery(() => forgetOtherDevices()),
      invalidatesTags: ['Session'],
    }),
    identities: build.query<Identities, void>({
      queryFn: defineQuery(() => getIdentities()),
      providesTags: ['User'],
    }),
    unlinkIdentity: build.mutation<unknown, IdentitiesIdentitiesItemProvider>({
      queryFn: defineQuery((provider: IdentitiesIdentitiesItemProvider) => unlinkIdentity(provider)),
      invalidatesTags: ['User'],
    }),
  }),
});

export const {
  useTwoStepQuery,
  useStartTwoStepMutation,
  useConfirmTwoStepMutation,
  useStopTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useKnownDevicesQuery,
  useForgetDeviceMutation,
  useForgetOtherDevicesMutation,
  useSessionsInfiniteQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useIdentitiesQuery,
  useUnlinkIdentityMutation,
} = securityApi;
