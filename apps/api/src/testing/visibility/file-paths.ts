import type { World } from './world-of-viewer.ts';
import type { ViewerKind } from './viewers.ts';
import { list, one, type Path } from './path.ts';
import { get, post, put } from './ask.ts';

const fileId = (world: World): string => world.fileId;

/**
 * An address of free media is everybody's until it ends, so it tells nothing of who asks; but from where is known each
 * time, and operators have addresses of their own there.
 */
const freeMedia = ({ role, isAbroad }: ViewerKind): number => (isAbroad && role !== 'operator' ? 403 : 200);

/** An address for one account asks each time whether that account may still see the file. */
const membersMedia = ({ sight }: ViewerKind): number => (sight === 'there' ? 200 : 403);

const NO_ADDRESS = '/media/00000000-0000-7000-8000-000000000000/small.webp';

/** Files, and the addresses of them that were given away before. */
export const filePaths: readonly Path[] = [
  one('signFileUrl', (world) => post('/files/sign-url', { fileId: world.fileId })),
  one('signFileUrl', ({ chatFileId }) => post('/files/sign-url', { fileId: chatFileId }), {
    name: 'of a chat',
    banned: 404,
  }),
  one('putFilePosition', ({ filmId }) => put(`/files/${filmId}/position`, { seconds: 5 })),
  list('signFileUrls', (world) => post('/files/sign-urls', { fileIds: [world.fileId] }), fileId),
  list('getPublicFileInfo', (world) => post('/files/public-info', { fileIds: [world.fileId] }), fileId),
  one('media', ({ freeAddress }) => get(freeAddress ?? NO_ADDRESS), { name: 'free', expect: freeMedia }),
  one('media', ({ membersAddress }) => get(membersAddress ?? NO_ADDRESS), {
    name: 'for members',
    expect: (kind) => (kind.isSubscribed || kind.role === 'operator' ? membersMedia(kind) : 404),
  }),
];
