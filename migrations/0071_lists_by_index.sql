-- Lists are read in the order of an index and no further than their page: docs/decisions/0115.

-- Cursors hold milliseconds. Where a column held more, lists were sorted by a function of it that no index can have.
alter table follows alter column created_at type timestamptz(3);
alter table galleries alter column published_at type timestamptz(3);
alter table videos alter column published_at type timestamptz(3);
alter table referrals alter column created_at type timestamptz(3);
alter table user_blocks alter column created_at type timestamptz(3);
alter table contact_messages alter column created_at type timestamptz(3);
alter table purchases alter column created_at type timestamptz(3);
alter table performers
  alter column created_at type timestamptz(3),
  alter column verification_submitted_at type timestamptz(3);

create index galleries_latest_idx on galleries (published_at desc, id desc) where deleted_at is null and photo_count > 0;
create index videos_latest_idx on videos (published_at desc, id desc) where deleted_at is null;
create index products_latest_idx on products (published_at desc, id desc)
  where deleted_at is null and published_at is not null;
create index photos_own_idx on photos (performer_id, id desc) where deleted_at is null;

drop index follows_performer_idx;
create index follows_performer_idx on follows (performer_id, created_at desc, follower_id desc);
create index follows_follower_idx on follows (follower_id, created_at desc, performer_id desc);
create index user_blocks_blocker_idx on user_blocks (blocker_id, created_at desc, blocked_id desc);
drop index referrals_referrer_idx;
create index referrals_referrer_idx on referrals (referrer_id, created_at desc, referred_id desc);
drop index reactions_bookmarks_idx;
create index reactions_bookmarks_idx on reactions (user_id, action, object_type, created_at desc, object_id desc);
create index purchases_latest_idx on purchases (user_id, created_at desc, item_id desc);

create index performers_newest_idx on performers (created_at desc, user_id) where verified_at is not null;
drop index performers_verification_idx;
create index performers_verification_idx on performers
  (verification_status, coalesce(verification_submitted_at, created_at), user_id);

create index ledger_transactions_user_kind_idx on ledger_transactions (user_id, kind, id desc);
create index ledger_transactions_performer_kind_idx on ledger_transactions (performer_id, kind, created_at desc, id desc);

create index users_role_idx on users (role, id desc) where deleted_at is null;
create index reports_status_idx on reports (status, id desc);
create index removals_state_idx on removals (state, id desc);
drop index contact_messages_open_idx;
create index contact_messages_open_idx on contact_messages (created_at desc, id desc) where handled_at is null;
create index contact_messages_handled_idx on contact_messages (created_at desc, id desc) where handled_at is not null;

-- When something was said last, beside whose list it stands in: a list of conversations is one walk of one index.
alter table conversation_members add column last_message_at timestamptz;
update conversation_members member set last_message_at = conversation.last_message_created_at
  from conversations conversation
  where conversation.id = member.conversation_id and conversation.last_message_id is not null;
drop index conversation_members_user_idx;
create index conversation_members_latest_idx on conversation_members (user_id, last_message_at desc, conversation_id desc);
create index conversation_members_unread_idx on conversation_members (user_id, last_message_at desc, conversation_id desc)
  where unread_count > 0;

-- Performers are drawn by lot from where a random number falls.
alter table performers add column lot integer not null default floor(random() * 2147483647)::integer;
create index performers_lot_idx on performers (lot) where verified_at is not null;

-- Whose posts make up the number of all: as many performers as reach what is counted, the most diligent first.
create index performers_posting_idx on performers (post_count desc) where verified_at is not null and post_count > 0;

create index photos_of_gallery_idx on photos (gallery_id, id desc) where deleted_at is null;
create index products_of_type_idx on products (type, published_at desc, id desc)
  where deleted_at is null and published_at is not null;
create index vault_items_of_type_idx on vault_items (owner_id, type, created_at desc, id desc) where removed_at is null;
create index reactions_kept_idx on reactions (user_id, created_at desc, object_id desc) where action = 'bookmark';
create index subscriptions_user_status_idx on subscriptions (user_id, status, id desc);
create index subscriptions_performer_status_idx on subscriptions (performer_id, status, id desc);
drop index sessions_user_idx;
create index sessions_user_idx on sessions (user_id, id desc);
drop index payment_cards_user_idx;
create index payment_cards_user_idx on payment_cards (user_id, id desc) where deleted_at is null;
create index audit_log_action_idx on audit_log (action text_pattern_ops, id desc);

-- Who is told of something new, chunk by chunk in the order of their ids.
create index follows_audience_idx on follows (performer_id, follower_id);
create index subscriptions_audience_idx on subscriptions (performer_id, user_id);
