-- What performers offer in their shops: things that are sent, and files that are downloaded.
do $$
declare
  -- Beside whatever other migrations have allowed.
  allowed text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'files_kind_check');
begin
  alter table files drop constraint files_kind_check;
  execute 'alter table files add constraint files_kind_check '
    || replace(allowed, 'ARRAY[', 'ARRAY[''product-photo''::text, ''product-file''::text, ');
end $$;

create table products (
  id uuid primary key,
  performer_id uuid not null references performers (user_id),
  type text not null check (type in ('physical', 'digital')),
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  -- Who is given the file of a digital product. Its pictures and its words are everyone's.
  audience text not null check (audience in ('free', 'subscribers', 'paid')),
  price bigint not null default 0 check (price >= 0),
  -- How many are left of a physical one; null: as many as are asked for.
  stock integer check (stock >= 0),
  -- What a digital one is about.
  file_id uuid unique references files,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  bookmark_count integer not null default 0 check (bookmark_count >= 0),
  purchase_count integer not null default 0 check (purchase_count >= 0),
  -- Null while it is a draft. Milliseconds, as cursors have them.
  published_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  check ((audience = 'paid') = (price > 0)),
  check (type = 'digital' or (audience = 'paid' and file_id is null)),
  check (type = 'physical' or stock is null),
  check (type = 'physical' or file_id is not null or published_at is null)
);
create index products_performer_idx on products (performer_id, created_at desc, id desc) where deleted_at is null;
create index products_shop_idx on products (performer_id, published_at desc, id desc)
  where deleted_at is null and published_at is not null;

create table product_pictures (
  product_id uuid not null references products,
  file_id uuid not null unique references files,
  position smallint not null,
  primary key (product_id, position)
);
