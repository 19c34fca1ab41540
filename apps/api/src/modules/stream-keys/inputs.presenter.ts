import { isPreviewRoom } from '../../platform/live/preview-rooms.ts';
import type { InputRow } from './inputs.repository.ts';
import type { EncoderInput } from './inputs.schema.ts';

const NOTHING = { status: 'none', keyName: null, beganAt: null, reason: null, measured: null } as const;

const statusOf = ({ arrives, room, stream_status }: InputRow): EncoderInput['status'] => {
  if (!arrives) return 'over';
  if (isPreviewRoom(room)) return 'preview';
  return stream_status === 'live' ? 'on-air' : 'over';
};

export const presentInput = (row: InputRow | undefined): Omit<EncoderInput, 'serverUrl' | 'previewUrl'> => {
  if (!row) return NOTHING;
  const status = statusOf(row);
  const isOver = status === 'over';
  const reason = row.end_reason ?? (row.stream_status === 'ended' ? 'stream_ended' : null);
  return {
    status,
    keyName: row.key_name,
    beganAt: row.began_at.toISOString(),
    reason: isOver ? reason : null,
    measured: isOver || !row.measured ? null : { video: row.measured.video, audio: row.measured.audio },
  };
};
