-- The address of the process that receives what an encoder sends, for the others; null where it has none.
alter table stream_inputs add column holder text;
