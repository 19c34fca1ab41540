import { decideAccess, ownAccess, PUBLIC_BEARER, type Access, type Viewer } from '../../viewing/access.policy.ts';
import type { AttachedFile } from './files.repository.ts';
import { isMessageKind, isPublicKind } from './media-kinds.ts';

/**
 * Who may see a file: everyone an avatar or cover, its owner always, others what the item it is attached to allows.
 * What is sent in private is for the two who talk, and for nobody else; operators see what one of them has reported,
 * as long as that is to be judged, and what an operator removed as long as it can be brought back.
 * A document of a verification is only for operators' eyes, its owner among those who do not get it back.
 * null when there is no such file for the viewer: it is not attached to anything, or its owner does not exist for it.
 */
export const decideFileAccess = (file: AttachedFile, viewer: Viewer | null): Access | null => {
  if (isPublicKind(file.kind)) return { isLocked: false, lockReason: null, bearer: PUBLIC_BEARER };
  if (file.kind === 'document') return viewer?.role === 'operator' ? ownAccess(viewer.id) : null;
  if (viewer && file.viewerRole === 'operator' && file.isJudged) return ownAccess(viewer.id);
  if (isMessageKind(file.kind)) {
    return viewer && (viewer.id === file.owner_id || file.isAddressed) ? ownAccess(viewer.id) : null;
  }
  if (file.isHidden && file.viewerRole !== 'operator') return null;
  const { audience, performerId } = file;
  if (audience && performerId) return decideAccess({ audience, performerId }, viewer, file);
  return viewer && viewer.id === file.owner_id ? ownAccess(viewer.id) : null;
};
