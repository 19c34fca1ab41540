-- Which request works on an upload, whichever process it has reached: see docs/decisions/0136.
create table upload_locks (
  upload_id uuid not null references uploads (id) on delete cascade,
  -- To receive bytes, or to store the file that is complete.
  purpose text not null check (purpose in ('receive', 'store')),
  holder uuid not null,
  is_wanted boolean not null default false,
  held_until timestamptz not null,
  primary key (upload_id, purpose)
);
