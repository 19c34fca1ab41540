import type { Viewer } from '../../viewing/access.policy.ts';
import { mayConverse } from '../conversations/conversations.policy.ts';
import { avatarUrl, publicImage } from '../../viewing/public-image.ts';
import type { PerformerCard } from '../performers/performer-card.ts';
import type { PersonRow } from './people.repository.ts';
import type { Person } from './people.schema.ts';

export const presentPerson = (row: PersonRow, card: PerformerCard | undefined, viewer: Viewer): Person => {
  const avatar = publicImage(row.avatar_id, row.avatar_variants);
  return {
    _id: row.id,
    username: row.username,
    name: row.name,
    avatar,
    avatarUrl: avatarUrl(avatar),
    isPerformer: row.role === 'performer',
    joinedAt: row.created_at.toISOString(),
    canMessage: mayConverse(viewer, row),
    performer: card ?? null,
  };
};
