import { decideAccess, ownAccess, PUBLIC_BEARER, type Access, type Viewer } from '../../viewing/access.policy.ts';
import type { AttachedFile } from './files.repository.ts';
import { isChatKind, isMessageKind, isPublicKind } from './media-kinds.ts';

/**
 * Access to a file: everyone to avatars and covers, the owner always, others as to the item it is attached to, or as to
 * the stream whose film it is. Pictures of a product stay with its orders, whatever becomes of the product and of the two, unless operators remove it.
 * Files of private messages are for the two members, those of a stream's chat for the members who may read it; operators see them while a report about them is open, and removed files
 * while they can be restored. Verification documents are for operators only, not even for their owner. null when the
 * file does not exist for the viewer: it is attached to nothing, or its owner does not exist for the viewer.
 */
export const decideFileAccess = (file: AttachedFile, viewer: Viewer | null): Access | null => {
  if (isPublicKind(file.kind)) return { isLocked: false, lockReason: null, bearer: PUBLIC_BEARER };
  if (file.kind === 'document') return viewer?.role === 'operator' ? ownAccess(viewer.id) : null;
  if (viewer && file.viewerRole === 'operator' && file.isJudged) return ownAccess(viewer.id);
  if (isMessageKind(file.kind)) {
    return viewer && (viewer.id === file.owner_id || file.isAddressed) ? ownAccess(viewer.id) : null;
  }
  if (isChatKind(file.kind)) {
    return viewer && (viewer.id === file.owner_id || file.isInChat) ? ownAccess(viewer.id) : null;
  }
  if (viewer && file.isOrdered) return ownAccess(viewer.id);
  if (file.isHidden && file.viewerRole !== 'operator') return null;
  if (viewer && file.isFilmOpen) return ownAccess(viewer.id);
  const { audience, performerId } = file;
  if (audience && performerId) return decideAccess({ audience, performerId }, viewer, file);
  return viewer && viewer.id === file.owner_id ? ownAccess(viewer.id) : null;
};
