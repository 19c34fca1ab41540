-- When a segment was stored: viewers beyond a set number watch by these segments, while they keep coming.
alter table recording_segments add column closed_at timestamptz not null default now();
