import { ownedByPerformer, type FindReported } from '../../shared/reportable.ts';
import { findVisibleStream } from '../../viewing/streams.ts';

/** A stream, live or ended. */
export const findReportedStream: FindReported = async (db, id, reporter) => {
  const stream = await findVisibleStream(db, id, reporter);
  return stream ? ownedByPerformer(db, stream.performer_id, reporter) : null;
};
