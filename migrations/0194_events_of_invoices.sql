-- Services for coins tell of their invoices.
alter table external_events
  drop constraint external_events_subject_kind_check,
  add constraint external_events_subject_kind_check
    check (subject_kind in ('charge', 'refund', 'dispute', 'account', 'transfer', 'invoice'));
