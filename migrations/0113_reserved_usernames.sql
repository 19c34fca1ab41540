-- Names that no account may take: the first parts of the addresses of deployed remotes, so that no profile hides a page.
-- They stay when a remote goes: links to its pages are kept, and nobody should pass for a part of the site.
create table reserved_usernames (
  name text primary key,
  reserved_at timestamptz not null default now()
);
