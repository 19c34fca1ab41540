-- Taxes on what is paid to the site, by the buyer's country: docs/decisions/0130.
create table tax_rates (
  id uuid primary key,
  -- ISO 3166-1 alpha-2.
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- What the tax is called there: VAT, MwSt.
  name text not null check (length(name) between 1 and 40),
  -- Hundredths of a percent; 0 ends a tax.
  rate integer not null check (rate between 0 and 10000),
  -- It holds until a later one of the same country does.
  valid_from timestamptz(3) not null,
  created_at timestamptz not null default now(),
  unique (country, valid_from)
);

alter table payments
  -- Where the buyer was taken to be, and what was asked for there, as it was at the sale. `amount` holds the tax.
  add column tax_country text,
  add column tax_name text not null default '',
  add column tax_rate integer not null default 0,
  add column tax_amount bigint not null default 0,
  -- The same as the ledger counts it: hundredths of a token.
  add column tax_tokens bigint not null default 0,
  add constraint payments_tax_check check (tax_amount between 0 and amount and tax_tokens >= 0);
