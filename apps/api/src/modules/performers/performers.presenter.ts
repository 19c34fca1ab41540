import { publicImage } from '../files/public-image.ts';
import { presentPerformerCard } from './performer-card.ts';
import type { PerformerRow } from './performers.repository.ts';
import type { PerformerProfile } from './performers.schema.ts';

export const presentPerformer = (row: PerformerRow): PerformerProfile => ({
  ...presentPerformerCard(row),
  cover: publicImage(row.cover_id, row.cover_variants),
  bio: row.bio,
  city: row.city,
  country: row.country,
  postCount: row.post_count,
  galleryCount: row.gallery_count,
  videoCount: row.video_count,
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
});
