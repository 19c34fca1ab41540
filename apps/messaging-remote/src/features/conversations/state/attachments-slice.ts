import { createSelector, createSlice, type PayloadAction } from '@barg/runtime/store';
import { injectSlice } from '@barg/session';
import type { UploadChange, UploadStatus } from '@barg/session/uploads';

/** A photo or video that is to be sent, on its way to the server or there already. */
export interface Attachment extends UploadStatus {
  key: string;
  conversationId: string;
  type: 'photo' | 'video';
  name: string;
  /** Where it comes from: this device, or an item of the vault. */
  vaultItemId: string | null;
  /** A local address of a photo from this device. */
  preview: string | null;
}

/** Neither there nor refused. */
export const isOnItsWay = ({ fileId, state }: Attachment): boolean => fileId === null && !hasFailed({ state });

/** It leaves again only when that is asked for. */
export const hasFailed = ({ state }: Pick<Attachment, 'state'>): boolean => state === 'failed' || state === 'cut';

/** The key of what is said of one that is on its way. */
export const leavingText = ({ state }: Pick<Attachment, 'state'>) =>
  state === 'waiting' ? ('attach.waiting' as const) : ('attach.leaving' as const);

interface AttachmentsState {
  byKey: Record<string, Attachment>;
  /** What stands in the composer, by conversation. */
  chosen: Record<string, string[]>;
}

const initialState: AttachmentsState = { byKey: {}, chosen: {} };

export const attachments = injectSlice(
  createSlice({
    name: 'messaging/attachments',
    initialState,
    reducers: {
      attached: (state, { payload: attachment }: PayloadAction<Attachment>) => {
        state.byKey[attachment.key] = attachment;
        (state.chosen[attachment.conversationId] ??= []).push(attachment.key);
      },
      changed: (state, { payload: { key, values } }: PayloadAction<{ key: string; values: UploadChange }>) => {
        const attachment = state.byKey[key];
        if (attachment) Object.assign(attachment, values);
      },
      /** What was chosen goes into a message that leaves. */
      taken: (state, { payload: conversationId }: PayloadAction<string>) => {
        delete state.chosen[conversationId];
      },
      dropped: (state, { payload: key }: PayloadAction<string>) => {
        delete state.byKey[key];
        for (const [conversationId, keys] of Object.entries(state.chosen)) {
          state.chosen[conversationId] = keys.filter((other) => other !== key);
        }
      },
    },
    selectors: {
      /** Whether bytes are on their way that only this page has. */
      selectIsStoring: (state): boolean => Object.values(state.byKey).some(isOnItsWay),
      selectAttachment: (state, key: string): Attachment | undefined => state.byKey[key],
      selectChosen: createSelector(
        [(state: AttachmentsState) => state, (_state: AttachmentsState, conversationId: string) => conversationId],
        ({ byKey, chosen }, conversationId) => (chosen[conversationId] ?? []).flatMap((key) => byKey[key] ?? []),
      ),
    },
  }),
);
