import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { EnvironmentError } from './environment.ts';

test('an empty variable counts as unset', () => {
  const names = [
    ...[
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'DATABASE_PREPARE',
      'DATABASE_POOL_SIZE',
      'LOG_LEVEL',
      'PUBLIC_URL',
    ],
    ...[
      'INTERNAL_URL',
      'UPLOAD_QUOTA_MB',
      'FFMPEG_PATH',
      'MEDIA_SECRET',
      'HASH_PW_CLIENT',
      'RECAPTCHA_SECRET',
      'STORAGE',
    ],
    ...['S3_PUBLIC_URL', 'SECRET_KEY', 'CANARY_MARGIN_PERCENT', 'RATE_LIMIT_PER_MINUTE', 'GOOGLE_ISSUER', 'PUBLIC_IP'],
    ...['OTEL_TRACES_SAMPLER_ARG', 'REDIS_URL', 'CAPTCHA_EFFORT', 'LIVE_UDP_PORT', 'STRIPE_API_URL'],
  ];
  assert.deepEqual(readConfig(Object.fromEntries(names.map((name) => [name, '']))), readConfig({}));
});

test('a wrong variable is named in one sentence for who starts the site', () => {
  for (const [name, value] of [
    ['PUBLIC_URL', 'barg'],
    ['LIVE_ENGINE', 'janus'],
    ['TURN_URL', 'http://turn'],
    ['STORAGE', 's3'],
    ['STRIPE_SECRET_KEY', 'sk_test_0123456789'],
    ['AGORA_APP_ID', '0123456789abcdef0123456789abcdef'],
  ] as const)
    assert.throws(
      () => readConfig({ [name]: value }),
      (error) => error instanceof EnvironmentError && /^[^\n]+$/.test(error.message),
      name,
    );
});
