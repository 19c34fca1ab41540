-- What only the browser that asked for a login link knows, as a hash: there the link enters at once, elsewhere it asks.
alter table account_tokens add column binding_hash bytea;
