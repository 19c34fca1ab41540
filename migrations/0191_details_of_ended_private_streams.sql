-- Why a private stream ended, more exactly than its reason; null: nothing more is known. A reason of its own would be
-- shown as no sentence by pages that were loaded before it: docs/decisions/0160.
alter table private_streams add column end_detail text check (end_detail in ('wallet-empty', 'blocked'));
