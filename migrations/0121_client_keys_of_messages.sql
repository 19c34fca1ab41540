-- The key that the sender's page made for a message: docs/decisions/0148. It tells the page its own message from others,
-- and a message that waited on a device for days is stored once, though the answers of requests are forgotten before.
alter table messages add column client_key text check (length(client_key) <= 200);

create unique index messages_client_key_idx on messages (sender_id, client_key) where client_key is not null;
