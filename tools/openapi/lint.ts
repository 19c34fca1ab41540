/**
 * Holds libs/api-client/openapi.json against spectral's rules for OpenAPI (`oas`, all that it recommends), prints what
 * they find and fails for it. Reads the committed document, touches no network.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import parsers from '@stoplight/spectral-parsers';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { WORKSPACE } from '../workspace.ts';

const { Document, Ruleset, Spectral } = spectralCore;
const { oas } = spectralRulesets;
const FILE = 'libs/api-client/openapi.json';

const spectral = new Spectral();
spectral.setRuleset(new Ruleset({ extends: [oas] }));
const text = await readFile(path.join(WORKSPACE, FILE), 'utf8');
const found = await spectral.run(new Document(text, parsers.Json, FILE));
for (const { code, message, path: at } of found) console.error(`${code} at ${at.join('.')}: ${message}`);
console.log(`${FILE}: ${found.length} findings of spectral's oas rules.`);
process.exitCode = found.length > 0 ? 1 : 0;
