import { decideAccess, ownAccess, PUBLIC_BEARER, type Access, type Viewer } from '../access/access.policy.ts';
import type { AttachedFile } from './files.repository.ts';
import { isPublicKind } from './media-kinds.ts';

/**
 * Who may see a file: everyone an avatar or cover, its owner always, others what the item it is attached to allows.
 * null when there is no such file for the viewer: it is not attached to anything.
 */
export const decideFileAccess = (file: AttachedFile, viewer: Viewer | null): Access | null => {
  if (isPublicKind(file.kind)) return { isLocked: false, lockReason: null, bearer: PUBLIC_BEARER };
  const { audience, performerId } = file;
  if (audience && performerId) return decideAccess({ audience, performerId }, viewer, file);
  return viewer && viewer.id === file.owner_id ? ownAccess(viewer.id) : null;
};
