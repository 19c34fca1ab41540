-- What came after a decision is told, and sent back, apart from what was decided about: see docs/decisions/0128.
alter table crypto_invoices
  -- Hundred millionths of the coin that the decision was about; null before it, and where it is not known any more.
  add column decided_received bigint check (decided_received >= 0),
  -- What came after it and was sent back.
  add column returned bigint not null default 0 check (returned >= 0);
-- Databases that are older than 0229 have noticed nothing that came after a decision.
do $$ begin
  if exists (select from information_schema.columns where table_schema = current_schema()
    and table_name = 'crypto_invoices' and column_name = 'more_since') then
    -- A settled invoice was credited for what was due. What an operator has sent back since has left a note.
    update crypto_invoices set decided_received = due, returned = case when more_since is null then received - due else 0 end
      where decision = 'credited' and detail = 'settled' and received >= due and (more_since is null or note = '');
    update crypto_invoices set decided_received = received
      where decision is not null and more_since is null and decided_received is null;
  else
    update crypto_invoices set decided_received = received where decision is not null;
  end if;
end $$;
