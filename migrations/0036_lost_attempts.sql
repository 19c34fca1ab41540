-- Why an attempt at a file came to nothing: an error of its own, a worker that was lost, or one that was stopped in order.
alter table files
  add column failures integer not null default 0,
  add column losses integer not null default 0,
  add column furthest smallint not null default 0;
