import { createSelector, createSlice, type PayloadAction } from '@barg/runtime/store';
import { injectSlice } from '@barg/session';
import type { UploadChange, UploadStatus } from '@barg/session/uploads';

/** A file of the next message, with the state of its upload. */
export interface Attachment extends UploadStatus {
  key: string;
  conversationId: string;
  type: 'photo' | 'video' | 'audio' | 'file';
  name: string;
  /** Where it stands among the others: greater than that of those chosen before. */
  position: number;
  /** The item of the vault; null for a local file. */
  vaultItemId: string | null;
  /** The local URL of a photo. */
  preview: string | null;
  /** The server does not take these bytes: another try would end as this one has. */
  isUnfit?: boolean;
}

/** A change of a file's upload; with a failure, whether its bytes are the reason. */
export type StoringChange = UploadChange & Pick<Attachment, 'isUnfit'>;

/** Neither arrived nor refused. */
export const isOnItsWay = ({ fileId, state }: Attachment): boolean => fileId === null && !hasFailed({ state });

/** Whether it has to be retried by the user. */
export const hasFailed = ({ state }: Pick<Attachment, 'state'>): boolean => state === 'failed' || state === 'cut';

/** The text key of an upload's state. */
export const leavingText = ({ state }: Pick<Attachment, 'state'>) =>
  state === 'waiting' ? ('attach.waiting' as const) : ('attach.leaving' as const);

interface AttachmentsState {
  byKey: Record<string, Attachment>;
  /** The attachments of composers, by conversation. */
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
      /** A recording: it is in no composer, and leaves with a message of its own. */
      recorded: (state, { payload: attachment }: PayloadAction<Attachment>) => {
        state.byKey[attachment.key] = attachment;
      },
      changed: (state, { payload: { key, values } }: PayloadAction<{ key: string; values: StoringChange }>) => {
        const attachment = state.byKey[key];
        if (attachment) Object.assign(attachment, values);
      },
      /** Moves a composer's attachments into an outgoing message. */
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
      /** Whether local files are being sent, which a reload would lose. */
      selectIsStoring: (state): boolean => Object.values(state.byKey).some(isOnItsWay),
      selectAttachment: (state, key: string): Attachment | undefined => state.byKey[key],
      /** Whether one of them waits for the line. */
      selectIsWaiting: (state, keys: readonly string[]): boolean =>
        keys.some((key) => state.byKey[key]?.state === 'waiting'),
      /** Whether one of them is refused whatever is tried. */
      selectIsUnfit: (state, keys: readonly string[]): boolean => keys.some((key) => state.byKey[key]?.isUnfit),
      selectChosen: createSelector(
        [(state: AttachmentsState) => state, (_state: AttachmentsState, conversationId: string) => conversationId],
        ({ byKey, chosen }, conversationId) => (chosen[conversationId] ?? []).flatMap((key) => byKey[key] ?? []),
      ),
    },
  }),
);
