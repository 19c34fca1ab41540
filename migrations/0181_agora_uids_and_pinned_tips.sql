-- Agora knows people by a number of 32 bits. An account keeps its own: a token that is renewed must have the same.
create table agora_uids (
  user_id uuid primary key references users (id) on delete cascade,
  uid int not null unique generated always as identity
);

-- Large tips stand above the chat for some minutes: the latest tips of a chat are looked for each time that tips are told.
create index messages_tips_idx on messages (conversation_id, id) where type = 'tip';
