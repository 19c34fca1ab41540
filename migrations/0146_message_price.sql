-- What a fan without a subscription pays for each message: docs/decisions/0156. Hundredths of a token; zero: nothing.
alter table inbox_settings add column message_price bigint not null default 0 check (message_price >= 0);
