import HtmlWebpackPlugin from 'html-webpack-plugin';
import { commonConfig } from '../../../tools/webpack/common.mjs';
import { flagsPlugin } from '../../../tools/webpack/flags-plugin.mjs';
import { baseCss, paletteCss } from '../src/first-paint.ts';

const PORT = 4400;

export default (_env, argv) => {
  const common = commonConfig({
    name: 'workshop',
    directory: import.meta.dirname,
    isDevelopment: argv.mode === 'development',
  });
  return {
    ...common,
    entry: './main.tsx',
    output: { ...common.output, publicPath: '/' },
    plugins: [
      flagsPlugin(),
      new HtmlWebpackPlugin({
        templateContent: `<!doctype html><html lang="fa-IR" dir="rtl" data-theme="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Workshop</title>
<style>${paletteCss}${baseCss}</style></head><body><div id="root"></div></body></html>`,
      }),
    ],
    devServer: { port: PORT, hot: false, historyApiFallback: true, client: { overlay: false } },
  };
};
