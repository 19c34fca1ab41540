-- What the site knows of pages that messages link to: each address is asked once, for all who send it.
create table link_previews (
  id uuid primary key,
  address text not null,
  -- SHA-256: an address may be longer than an index takes.
  address_hash bytea not null unique,
  -- 'none': there is nothing to show of it.
  status text not null default 'pending' check (status in ('pending', 'ready', 'none')),
  title text not null default '',
  description text not null default '',
  site_name text not null default '',
  -- Made anew of what the page names, as a small WebP.
  picture bytea,
  asked_at timestamptz not null default now(),
  -- Then it is asked again by whoever sends it; null until it was answered.
  expires_at timestamptz
);
create index link_previews_of_age on link_previews (asked_at);

alter table messages add column link_preview_id uuid references link_previews (id) on delete set null;
create index messages_of_link_preview on messages (link_preview_id, id) where link_preview_id is not null;
