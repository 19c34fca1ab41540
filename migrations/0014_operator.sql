-- The operator's record cannot be rewritten, and an edited text can go back to what its app ships.

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_is_never_emptied before truncate on audit_log
  for each statement execute function refuse_audit_change();

create index audit_log_operator_idx on audit_log (operator_id, id desc);
create index audit_log_target_idx on audit_log (target_type, target_id, id desc);

-- What the deployed app says; null when it no longer has the text.
alter table translations add column shipped_value text;
update translations set shipped_value = value where not is_edited;

create index contact_messages_open_idx on contact_messages (id desc) where handled_at is null;
