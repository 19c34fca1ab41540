import type { UploadType } from '@barg/api-client/models';
import {
  fingerprintOf,
  forgetUpload,
  goesOn,
  holdUpload,
  pagePorts,
  runUpload,
  type RunningUpload,
  type UploadChange,
  type UploadPorts,
} from '@barg/session/uploads';
import type { MediaKind } from '../file-kinds.ts';
import { loadFileKinds } from '../load-file-kinds.ts';
import { startSending } from './start-sending.ts';

export interface FileToSend {
  source: File;
  type: UploadType;
  /** At the server, of an upload that goes on; null for a new one. */
  uploadId: string | null;
  change: (values: UploadChange) => void;
}

const kindOf = (type: UploadType): MediaKind => {
  if (type === 'audio') return 'audio';
  return type === 'video' || type === 'teaser' || type === 'asset-video' ? 'video' : 'picture';
};

/** Runs one upload of hers to its end. */
export const runFile = ({ source, type, uploadId, change }: FileToSend): RunningUpload => {
  const ports: UploadPorts = {
    ...pagePorts,
    send: (events) => startSending(source, { type, uploadId }, events),
    hold: () => holdUpload({ type, fingerprint: fingerprintOf(source) }),
    forget: () => void (uploadId && forgetUpload(uploadId)),
    acceptedKinds: async () => (await loadFileKinds())?.kindsInWords([kindOf(type)]),
  };
  return runUpload({ isResumable: goesOn(source, uploadId), wasLeft: uploadId !== null, ports, change });
};
