import type { Generated } from 'kysely';

export interface PollsTable {
  id: string;
  performer_id: string;
  feed_post_id: string | null;
  question: string;
  ends_at: Date | null;
  created_at: Generated<Date>;
}

export interface PollOptionsTable {
  id: string;
  poll_id: string;
  position: number;
  text: string;
  vote_count: Generated<number>;
}

export interface PollVotesTable {
  poll_id: string;
  option_id: string;
  user_id: string | null;
  created_at: Generated<Date>;
}
