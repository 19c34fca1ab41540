-- Up to which price, in hundredths of a token and without it, a fan buys with one press; 0 asks always.
alter table users add column unasked_below bigint not null default 0 check (unasked_below between 0 and 10000);
