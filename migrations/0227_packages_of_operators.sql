-- Operators change the packages. A package is sold in the currency that it was priced in: a number alone would become
-- another price when the site's currency changes. Those of before were priced in the site's.
alter table token_packages
  add column currency text check (length(currency) = 3),
  add column is_offered boolean not null default true,
  -- Counts the changes: whoever changes one names what was seen.
  add column version integer not null default 1;

update token_packages
set currency = coalesce((select value #>> '{}' from settings where key = 'currency'), 'USD');

alter table token_packages alter column currency set not null;
