import type { Role } from '../../platform/database/account-tables.ts';
import type { World } from './world-of-viewer.ts';

/** The country that a performer of these tests may keep out. */
export const COUNTRY = 'IS';

/**
 * What a performer is for a viewer:
 * - `there`: everything of hers exists
 * - `gone`: she and all that is hers do not exist, wherever it is asked for
 * - `put away`: as gone, but the viewer did it: what is needed to take it back is still there
 */
export type Sight = 'there' | 'gone' | 'put away';

export interface ViewerKind {
  name: string;
  /** Null for a visitor. */
  role: Role | null;
  sight: Sight;
  isSubscribed?: boolean;
  isAbroad?: boolean;
  /** She is there, and her streams are closed. */
  isBanned?: boolean;
  /** What parts the two, after they have had everything to do with each other. */
  part?: (world: World) => Promise<unknown>;
}

const sheBlocks = ({ api, her, viewer }: World) => api.as(her).post('/block/users', { userId: viewer?.id });
const viewerBlocks = ({ as, her }: World) => as.post('/block/users', { userId: her.id });
const sheBlocksCountry = ({ api, her }: World) => api.as(her).post('/block/countries', { countries: [COUNTRY] });
const sheBans = ({ api, her, viewer, streamId }: World) =>
  api.as(her).put(`/streaming/${streamId}/restrictions/${viewer?.id}`, { kind: 'ban', seconds: null, reason: '' });

const abroad = { isAbroad: true, part: sheBlocksCountry };

/** Everybody for whom it may be another answer (docs/decisions/0024). */
export const VIEWERS: readonly ViewerKind[] = [
  { name: 'a visitor', role: null, sight: 'there' },
  { name: 'a fan', role: 'user', sight: 'there' },
  { name: 'another performer', role: 'performer', sight: 'there' },
  { name: 'an operator', role: 'operator', sight: 'there' },
  { name: 'an operator in a country that she keeps out', role: 'operator', sight: 'there', ...abroad },
  { name: 'a fan whom she bans from her streams', role: 'user', sight: 'there', isBanned: true, part: sheBans },
  { name: 'a fan whom she blocks', role: 'user', sight: 'gone', part: sheBlocks },
  { name: 'a subscriber whom she blocks', role: 'user', sight: 'gone', isSubscribed: true, part: sheBlocks },
  { name: 'a performer whom she blocks', role: 'performer', sight: 'gone', part: sheBlocks },
  { name: 'a fan who blocks her', role: 'user', sight: 'put away', part: viewerBlocks },
  { name: 'a performer who blocks her', role: 'performer', sight: 'put away', part: viewerBlocks },
  { name: 'a visitor from a country that she keeps out', role: null, sight: 'gone', ...abroad },
  { name: 'a fan from a country that she keeps out', role: 'user', sight: 'gone', ...abroad },
  { name: 'a subscriber from there', role: 'user', sight: 'gone', isSubscribed: true, ...abroad },
];
