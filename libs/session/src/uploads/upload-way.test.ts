import { settingsSlice } from '@barg/session';
import { testPage } from '@barg/session/testing';
import { BUCKET_BYTES, ONE_REQUEST_BYTES, wayOf } from './upload-way.ts';

const keepFilesIn = (fileStore: 'site' | 'bucket') =>
  testPage.store.dispatch(settingsSlice.actions.settingsLoaded({ fileStore }));

describe('how files travel', () => {
  it('sends what is small in one request and the rest in parts, where the site keeps its files', () => {
    keepFilesIn('site');
    expect([1, ONE_REQUEST_BYTES, ONE_REQUEST_BYTES + 1].map(wayOf)).toEqual(['request', 'request', 'parts']);
  });

  it('sends straight to a bucket what a form of ten minutes holds, and the rest in parts', () => {
    keepFilesIn('bucket');
    expect([1, BUCKET_BYTES, BUCKET_BYTES + 1].map(wayOf)).toEqual(['bucket', 'bucket', 'parts']);
  });
});
