-- A receipt for each payment that went through: docs/decisions/0130.
create table receipts (
  payment_id uuid primary key references payments,
  -- Of UTC. Numbers of a year run from 1, and none is left out.
  year integer not null,
  number integer not null check (number > 0),
  -- As they were called then.
  seller text not null,
  buyer text not null,
  issued_at timestamptz(3) not null,
  unique (year, number)
);
-- The last number of a year. Whoever takes the next holds the row until the payment is settled, or gives it back with it.
create table receipt_years (
  year integer primary key,
  last integer not null check (last > 0)
);

insert into receipts
select payments.id, extract(year from payments.created_at at time zone 'UTC'),
  row_number() over (
    partition by extract(year from payments.created_at at time zone 'UTC') order by payments.created_at, payments.id),
  coalesce((select value #>> '{}' from settings where key = 'siteName'), 'Barg'), users.name, payments.created_at
from payments join users on users.id = payments.user_id where payments.status in ('succeeded', 'refunded');
insert into receipt_years select year, max(number) from receipts group by year;

-- From a movement of the wallet to what was paid for it.
create index payments_transaction_idx on payments (transaction_id) where transaction_id is not null;
