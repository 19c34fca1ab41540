import type { Audience } from '../../platform/database/content-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { DemoComment } from '../data/types.ts';
import type { Performer } from './people.ts';

/** A published item that can be liked, bookmarked and bought. */
export interface Item {
  id: string;
  type: 'feed' | 'gallery' | 'video';
  /** The name that other data refers to it by. */
  key: string | undefined;
  performer: Performer;
  audience: Audience;
  price: Hundredths;
  publishedAt: Date;
  comments: readonly DemoComment[];
}
