import path from 'node:path';
import webpack from 'webpack';
import { commonConfig } from '../../../webpack/common.mjs';

interface Plain {
  /** Beside `from`. */
  entry: string;
  from: string;
  /** Where the bundle is put. */
  folder: string;
}

/** Builds a page of plain React with the product's loaders and minifier, so that only the structure differs. */
export async function buildPlain({ entry, from, folder }: Plain): Promise<string> {
  const common = commonConfig({ name: 'plain_feed', directory: from, isDevelopment: false });
  const output = { path: folder, filename: 'plain.js' };
  const configuration = { ...common, entry, devtool: false, cache: false, output };
  const compiler = webpack(configuration as webpack.Configuration);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  return path.join(folder, 'plain.js');
}
