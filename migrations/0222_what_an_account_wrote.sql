-- outside a transaction
-- What an account has written is found by its author: its download and its deletion read no more than is its own
-- (docs/decisions/0021). In the order of the ids, in which the download's pages go on.
create index concurrently if not exists messages_sender_idx on messages (sender_id, id);
create index concurrently if not exists comments_author_idx on comments (author_id, id);
create index concurrently if not exists mails_user_idx on mails (user_id, id);
create index concurrently if not exists contact_messages_user_idx on contact_messages (user_id, id);
create index concurrently if not exists reports_reporter_idx on reports (reporter_id, id);
