import { createSelector, createSlice, type PayloadAction } from '@barg/runtime/store';
import { injectSlice, type QueryError } from '@barg/session';

/** A photo or video that is to be sent, on its way to the server or there already. */
export interface Attachment {
  key: string;
  conversationId: string;
  type: 'photo' | 'video';
  name: string;
  /** Where it comes from: this device, or an item of the vault. */
  vaultItemId: string | null;
  /** A local address of a photo from this device. */
  preview: string | null;
  status: 'waiting' | 'stored' | 'failed';
  /** How much of it is there, 0 to 1. */
  progress: number;
  /** Once it is stored. */
  fileId: string | null;
  error: QueryError | null;
}

interface AttachmentsState {
  byKey: Record<string, Attachment>;
  /** What stands in the composer, by conversation. */
  chosen: Record<string, string[]>;
}

const initialState: AttachmentsState = { byKey: {}, chosen: {} };

type Keyed<T> = PayloadAction<{ key: string } & T>;

const change = (state: AttachmentsState, key: string, changes: Partial<Attachment>): void => {
  const attachment = state.byKey[key];
  if (attachment) Object.assign(attachment, changes);
};

export const attachments = injectSlice(
  createSlice({
    name: 'messaging/attachments',
    initialState,
    reducers: {
      attached: (state, { payload: attachment }: PayloadAction<Attachment>) => {
        state.byKey[attachment.key] = attachment;
        (state.chosen[attachment.conversationId] ??= []).push(attachment.key);
      },
      storingBegan: (state, { payload: key }: PayloadAction<string>) =>
        change(state, key, { status: 'waiting', progress: 0, error: null }),
      storingProgressed: (state, { payload: { key, progress } }: Keyed<{ progress: number }>) =>
        change(state, key, { progress }),
      stored: (state, { payload: { key, fileId } }: Keyed<{ fileId: string }>) =>
        change(state, key, { status: 'stored', progress: 1, fileId }),
      storingFailed: (state, { payload: { key, error } }: Keyed<{ error: QueryError }>) =>
        change(state, key, { status: 'failed', error }),
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
      selectIsStoring: (state): boolean => Object.values(state.byKey).some(({ status }) => status === 'waiting'),
      selectAttachment: (state, key: string): Attachment | undefined => state.byKey[key],
      selectChosen: createSelector(
        [(state: AttachmentsState) => state, (_state: AttachmentsState, conversationId: string) => conversationId],
        ({ byKey, chosen }, conversationId) => (chosen[conversationId] ?? []).flatMap((key) => byKey[key] ?? []),
      ),
    },
  }),
);
