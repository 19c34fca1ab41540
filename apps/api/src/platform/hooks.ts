import type { RawBuilder, Selectable } from 'kysely';
import type { FilesTable } from './database/file-tables.ts';
import type { ReportTargetType } from './database/moderation-tables.ts';
import type { LedgerTransactionKind, PurchasesTable } from './database/money-tables.ts';
import type { Hundredths } from './money.ts';

/** Changes of a counter of one kind of item, by item id. */
export interface ItemCounts {
  type: PurchasesTable['item_type'];
  counter: 'like_count' | 'comment_count' | 'bookmark_count' | 'purchase_count';
  changes: ReadonlyMap<string, number>;
}

/** A change of an item's teaser, and of whether the site makes it. Absent fields are unchanged. */
export interface TeaserChange {
  type: 'feed' | 'video';
  id: string;
  changes: { teaser_file_id?: string | null; teaser_from_film?: boolean };
}

/** One thing that the deletion of an account would undo or call off, or that stands in its way. */
export interface LeavingCost {
  what: 'sold-orders' | 'sold-tickets' | 'planned-streams' | 'own-orders' | 'unused-time';
  count: number;
  /** What was paid for it. */
  amount: Hundredths;
}

/** An account that is deleted; `name` replaces its name. */
export interface Leaving {
  id: string;
  name: string;
}

/** What an operator has removed or restored. */
export interface Judged {
  type: ReportTargetType;
  id: string;
  ownerId: string;
}

/** A block: an account, and the account or countries that it blocks. */
export type Block = { hostId: string } & ({ guestId: string } | { countries: readonly string[] });

/**
 * Hooks: one module calls a hook in its transaction, without knowing who takes part; other modules declare their part
 * in `<noun>.module.ts`.
 */
export interface HookData {
  /** A file is ready. */
  onFileReady: Selectable<FilesTable>;
  /**
   * A file was ready or had failed before its job ran again: whoever was to be told may not have been, because the
   * process was killed after its commit.
   */
  onFileFoundEnded: Selectable<FilesTable>;
  /** A file's processing failed. */
  onFileFailed: Selectable<FilesTable>;
  /** Rows of files have lost their bytes: what belongs to the bytes is deleted too. By file id. */
  onFilesReleased: readonly string[];
  /** A file was made of another's bytes: what belongs to those is copied. */
  onFileReused: { from: string; to: string };
  /** Reactions or purchases were added or undone. */
  onItemsCounted: ItemCounts;
  /** A purchase is about to be deleted, because all of it was paid back; with what its fan is told. */
  onPurchaseUndone: { userId: string; type: PurchasesTable['item_type']; id: string; reason: string };
  /** An item's teaser changes. */
  onTeaserChanged: TeaserChange;
  /** A bookmark was removed. */
  onBookmarkRemoved: { userId: string; type: string; id: string };
  /** An account was created; with the referral code as typed. */
  onRegistered: { userId: string; role: 'user' | 'performer'; referralCode?: string | undefined };
  /** Somebody is about to write into the chat of a live stream. Who throws refuses it. */
  onStreamMessage: { streamId: string; performerId: string; senderId: string; text: string };
  /** Messages of a stream's chat were deleted by their author, its performer or a moderator. */
  onStreamMessagesDeleted: {
    streamId: string;
    performerId: string;
    /** Of each message. */
    senderIds: readonly string[];
    actorId: string;
  };
  /** The performer of a live stream was tipped. */
  onStreamTipped: { streamId: string; senderId: string; amount: Hundredths };
  /** A live stream has ended. */
  onStreamOver: { streamId: string };
  /**
   * The ledger is about to get a movement, and holds the accounts of people that it touches. Who throws refuses it,
   * before anything of it is written.
   */
  onPosting: { kind: LedgerTransactionKind; userId: string | null; amount: Hundredths; createdAt: Date };
  /** The ledger got a movement. */
  onPosted: {
    transactionId: string;
    kind: LedgerTransactionKind;
    userId: string | null;
    performerId: string | null;
    /** The kind of what it is for, if it names something. */
    itemType: string | null;
  };
  /** A fan subscribes to a performer who never did before, by whatever way: paid, tried or given. */
  onFirstSubscribed: { userId: string; performerId: string };
  /** A performer has changed what her plans cost. */
  onPricesChanged: { performerId: string };
  /** An account was suspended. */
  onSuspended: { userId: string };
  /**
   * A card is about to be charged without its owner, perhaps once more after an answer that was lost. Whoever throws
   * `ChargeUnwantedError` ends the payment as never charged.
   */
  onChargingAlone: { paymentId: string; purpose: 'top-up' | 'subscription' | 'renewal' };
  /** A card was charged, and the tokens are in the wallet. */
  onPaymentSucceeded: { paymentId: string; purpose: 'top-up' | 'subscription' | 'renewal' };
  /** A payment has ended without money. */
  onPaymentFailed: { paymentId: string; purpose: 'top-up' | 'subscription' | 'renewal' };
  /** An account blocks another. */
  onParted: { blockerId: string; blockedId: string };
  /** A performer, or who keeps order for her, bans somebody from her streams; null: until it is undone. */
  onBanned: { performerId: string; userId: string; until: Date | null };
  /** A performer has replaced the list of countries in which she does not exist. */
  onCountriesBlocked: { performerId: string; countries: readonly string[] };
  /**
   * An account is about to be deleted, before `forget`: obstacles throw, what is running ends, and the balance is
   * forfeited, which must equal what its owner agreed to.
   */
  onLeaving: { userId: string; forfeited: Hundredths };
  /**
   * An account asks what its deletion would mean. Whoever undoes something in `onLeaving` says so here, before: to
   * `tell`, which leaves out what there is none of.
   */
  onLeavingAsked: { userId: string; tell: (cost: LeavingCost) => void };
  /**
   * An operator has removed something: what it was made from ends, so that it does not come again by itself, and its other
   * copies go too.
   */
  onTakenDown: Judged;
  /** It was restored: so is what went with it. */
  onBroughtBack: Judged;
  /** It cannot be restored any more: its words and files go for good, and so do those of what went with it. */
  onRemovalPurged: Judged;
  /** The preview of a linked page has changed: it was asked for, or there is none. */
  onLinkPreviewed: { previewId: string };
  /** Deletes what identifies the person. The account's own row and files are emptied afterwards. */
  forget: Leaving;
}

/**
 * A query of everything of one sort that an account gave or did; each row has a unique `key`, a
 * column where there is one: the pages of what is long are read by its index, which a text made of it would not use.
 */
export type ExportSection = (userId: string) => RawBuilder<unknown>;
