-- Whether a segment's fragment is stored beside it, for viewers who watch by HLS.
alter table recording_segments add column has_fragment boolean not null default false;
