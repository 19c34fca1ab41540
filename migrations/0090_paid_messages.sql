-- What a message costs to open, in hundredths of a token; zero: nothing. See docs/decisions/0129.
alter table messages add column price bigint not null default 0 check (price >= 0);
