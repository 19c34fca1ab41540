import { registryOf } from '../testing/registry.ts';
import { onlyCompatible } from './registry.ts';

describe('onlyCompatible', () => {
  it('leaves out a remote built against another major version of the contract', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const registry = registryOf({ feed: { contract: '1.9.3' }, live: { contract: '2.0.0' } });
    expect(Object.keys(onlyCompatible(registry).remotes)).toEqual(['feed']);
    expect(report).toHaveBeenCalledWith(expect.stringContaining('live'));
    report.mockRestore();
  });
});
