-- Where a release comes from, as its team signed it, and whether its types, lint and tests were left out.
alter table remote_versions
  -- The version in its package.json.
  add column source_version text,
  add column source_commit text,
  -- It was built from more than that commit.
  add column source_is_dirty boolean not null default false,
  -- Who made the commit.
  add column source_author text;

alter table remote_statements
  add column stable_is_unchecked boolean not null default false,
  add column canary_is_unchecked boolean not null default false;
