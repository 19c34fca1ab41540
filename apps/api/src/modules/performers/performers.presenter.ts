import type { MediaSigner } from '../../platform/files/media-signer.ts';
import { fromHundredths } from '../../platform/money.ts';
import { decideAccess, noAccess, noEntitlement, ownAccess, type Viewer } from '../../viewing/access.policy.ts';
import { presentMediaFile, type MediaFileRow } from '../files/files.presenter.ts';
import { publicImage } from '../../viewing/public-image.ts';
import { presentPerformerCard } from './performer-card.ts';
import { performerLinksSchema } from './performer-links.ts';
import type { OwnRow, PerformerRow } from './performers.repository.ts';
import type { OwnPerformer, PerformerProfile } from './performers.schema.ts';
import type { OwnVerification } from './verification.schema.ts';

interface Surroundings {
  welcomeVideo: MediaFileRow | undefined;
  signer: MediaSigner;
}

const presentProfile = (row: PerformerRow): Omit<PerformerProfile, 'welcomeVideo'> => ({
  ...presentPerformerCard(row),
  cover: publicImage(row.cover_id, row.cover_variants),
  bio: row.bio,
  city: row.city,
  country: row.country,
  languages: row.languages,
  links: performerLinksSchema.parse(row.links),
  postCount: row.post_count,
  galleryCount: row.gallery_count,
  videoCount: row.video_count,
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  isBookmarked: row.is_bookmarked,
  ...(row.planned_streams > 0 && { plannedStreams: row.planned_streams }),
  quarterlyPrice: row.quarterly_price === null ? null : fromHundredths(row.quarterly_price),
  halfYearlyPrice: row.half_yearly_price === null ? null : fromHundredths(row.half_yearly_price),
});

/** A performer as others see her: a welcome video that is not ready is left out. */
export const presentPerformer = (
  row: PerformerRow,
  { viewer, welcomeVideo, signer }: Surroundings & { viewer: Viewer | null },
): PerformerProfile => {
  const access = row.verified_at
    ? decideAccess({ audience: 'free', performerId: row.id }, viewer, noEntitlement)
    : noAccess;
  return {
    ...presentProfile(row),
    welcomeVideo: welcomeVideo?.status === 'ready' ? presentMediaFile(welcomeVideo, access, signer) : null,
  };
};

/** A performer as she sees herself, also with a welcome video that is processed or has failed. */
export const presentOwnPerformer = (
  row: PerformerRow,
  { own, verification, welcomeVideo, signer }: Surroundings & { own: OwnRow; verification: OwnVerification },
): OwnPerformer => ({
  ...presentProfile(row),
  welcomeVideo: welcomeVideo ? presentMediaFile(welcomeVideo, ownAccess(row.id), signer) : null,
  email: own.email,
  birthDate: own.birth_date,
  verification,
});
