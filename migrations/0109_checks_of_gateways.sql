-- Which gateways a check was compared with, and how far: see docs/decisions/0124.
alter table ledger_checks add column gateways jsonb not null default '[]';
