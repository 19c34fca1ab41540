-- Forms by which a browser sends one file straight to the bucket. The bucket knows size and key; whose file it is and
-- what for stands here, until it has arrived and was looked at.

create table upload_forms (
  file_id uuid primary key,
  owner_id uuid not null references users,
  -- What the address was asked for: a kind of file, or a place on the profile.
  purpose text not null,
  created_at timestamptz not null default now()
);
create index upload_forms_owner_idx on upload_forms (owner_id);
create index upload_forms_created_idx on upload_forms (created_at);
