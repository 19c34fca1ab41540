import type { MediaFile } from '@barg/api-client/models';
import { createSlice, type PayloadAction } from '@barg/runtime/store';
import { injectSlice } from '@barg/session';

/** The state of a message's file. */
export interface KnownFile {
  /** With URLs for this account; null before they have loaded, and for deleted files. */
  file: MediaFile | null;
  state: 'asked' | 'known' | 'failed';
}

interface FilesState {
  byId: Record<string, KnownFile>;
  /** Local URLs of files that were sent from here, until the server's have loaded. */
  previews: Record<string, string>;
}

const initialState: FilesState = { byId: {}, previews: {} };

/** A processed file stays so, in whichever order answers arrive. */
const newer = (before: MediaFile | null | undefined, found: MediaFile | undefined): MediaFile | null => {
  if (before?.status === 'ready' && found && found.status !== 'ready') return before;
  return found ?? null;
};

export const files = injectSlice(
  createSlice({
    name: 'messaging/files',
    initialState,
    reducers: {
      filesRequested: (state, { payload: ids }: PayloadAction<string[]>) => {
        for (const id of ids) state.byId[id] = { file: state.byId[id]?.file ?? null, state: 'asked' };
      },
      filesSigned: (state, { payload }: PayloadAction<{ ids: string[]; found: MediaFile[] }>) => {
        const found = new Map(payload.found.map((file) => [file._id, file]));
        for (const id of payload.ids) {
          state.byId[id] = { file: newer(state.byId[id]?.file, found.get(id)), state: 'known' };
        }
      },
      filesFailed: (state, { payload: ids }: PayloadAction<string[]>) => {
        for (const id of ids) state.byId[id] = { file: state.byId[id]?.file ?? null, state: 'failed' };
      },
      previewKept: (state, { payload: { id, preview } }: PayloadAction<{ id: string; preview: string }>) => {
        state.previews[id] = preview;
      },
      previewDropped: (state, { payload: id }: PayloadAction<string>) => {
        delete state.previews[id];
      },
    },
    selectors: {
      selectFiles: (state) => state.byId,
      selectFile: (state, id: string): KnownFile | undefined => state.byId[id],
      selectPreview: (state, id: string): string | undefined => state.previews[id],
    },
  }),
);
