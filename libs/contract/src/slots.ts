/** The little of a performer that crosses a team's border. */
export interface PerformerRef {
  _id: string;
  username: string;
  name: string;
  avatarUrl?: string | null;
  /** Tokens per month, 0 when the subscription is free; absent where the caller did not load it. */
  monthlyPrice?: number;
  yearlyPrice?: number | null;
  isSubscribed?: boolean;
}

export type PaidItemType = 'feed' | 'gallery' | 'video' | 'product' | 'message';

export interface PaidItemRef {
  type: PaidItemType;
  _id: string;
  audience: 'free' | 'subscribers' | 'paid';
  /** Tokens. */
  price: number;
}

/** Every slot with the props its fillers are given. Offering a new one means adding it here. */
export interface SlotProps {
  'shell.header': Record<never, never>;
  'shell.aside': { pathname: string };
  'profile.actions': { performer: PerformerRef };
  'profile.aside': { performer: PerformerRef };
  'post.actions': { postId: string; performer: PerformerRef };
  /** Stands on a locked item and offers the way in. */
  'item.unlock': { item: PaidItemRef; performer: PerformerRef; onUnlocked?: () => void };
  'conversation.header': { conversationId: string; performer: PerformerRef | null };
  'live.actions': { streamId: string; performer: PerformerRef };
  'live.now': Record<never, never>;
  /** The head of the performer's studio: what else she can start from there. */
  'studio.actions': Record<never, never>;
}

export type SlotName = keyof SlotProps;
