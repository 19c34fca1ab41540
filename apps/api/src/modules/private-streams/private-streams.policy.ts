import type { PrivateStreamSide, PrivateStreamStatus } from '../../platform/database/private-stream-tables.ts';

interface Pair {
  performer_id: string;
  fan_id: string;
}

/** On which side an account is; null for everybody else. */
export const sideOf = (accountId: string, { performer_id: performerId, fan_id: fanId }: Pair) =>
  accountId === performerId ? 'performer' : accountId === fanId ? 'fan' : null;

export const otherSide = (side: PrivateStreamSide): PrivateStreamSide => (side === 'performer' ? 'fan' : 'performer');

/** Picture and sound flow once it is accepted, and until it ends. */
export const mayConnect = (status: PrivateStreamStatus): boolean => status !== 'requested' && status !== 'ended';

/** The fan sends only where that was agreed to. */
export const maySend = (side: PrivateStreamSide, { has_camera: hasCamera }: { has_camera: boolean }): boolean =>
  side === 'performer' || hasCamera;
