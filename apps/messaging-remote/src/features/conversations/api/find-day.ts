import { listMessages } from '@barg/api-client/messages';

/**
 * The sequence of the first message since a day, as `2026-11-21` in the browser's time zone, or of the last one before
 * it; null where nothing is said yet. Rejects with ApiError.
 */
export const findDay = async (conversationId: string, day: string): Promise<number | null> => {
  const since = new Date(`${day}T00:00:00`).toISOString();
  const { data } = await listMessages(conversationId, { since, limit: 1 });
  return data[0]?.sequence ?? null;
};
