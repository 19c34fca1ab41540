-- Who let the site do something later is told when it fails: those notices are about the account, as that of a file that
-- could not be prepared. What is about money stays so: a payment, and a request for a private stream.
create or replace function notification_category(kind text) returns text language plpgsql immutable parallel safe as $$
begin
  return case
    when kind in ('like', 'comment', 'comment-reply', 'mention', 'message', 'follow') then 'people'
    when kind in ('post', 'stream-started', 'stream-soon', 'stream-moved', 'stream-cancelled') then 'content'
    when kind in ('verification-approved', 'verification-refused', 'report-acted', 'report-dismissed', 'content-removed',
      'content-restored', 'objection-upheld', 'file-failed', 'message-file-failed', 'campaign-failed',
      'campaign-incomplete', 'recording-failed', 'stream-lapsed') then 'account'
    else 'money' end;
end $$;

-- Several files of one message are one entry.
create or replace function notification_group(kind text, link text, actor_id uuid, created_at timestamptz, id uuid)
returns text language plpgsql immutable parallel safe as $$
begin
  return case
    when kind in ('like', 'comment', 'purchase', 'tip', 'subscription', 'file-failed', 'comment-reply', 'mention', 'message',
      'message-file-failed') and link is not null then kind || ' ' || link
    when kind in ('follow', 'subscription', 'tip', 'subscription-renewed')
      then kind || ' ' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')
    when kind = 'post' then kind || ' ' || actor_id || ' ' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')
    else id::text end;
end $$;
