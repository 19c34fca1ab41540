/** What an encoder sends before its performer goes on air lies in a room of hers that nobody else plays. */
const PREFIX = 'preview/';

export const previewRoomOf = (performerId: string): string => `${PREFIX}${performerId}`;

export const isPreviewRoom = (room: string): boolean => room.startsWith(PREFIX);
