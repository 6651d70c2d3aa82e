import { join } from 'node:path';
import { ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import type { Entry } from './entries';

/** Where things are. */
export interface Folders {
  /** The reports that are committed. */
  readonly committed: string;
  /** The declarations as they were prepared, and the reports just made. */
  readonly work: string;
}

const ERROR = { logLevel: ExtractorLogLevel.Error };
const SILENT = { logLevel: ExtractorLogLevel.None };

/** Everything about one report: the signatures and nothing else. Doc comments have tests of their own. */
export function reportConfig(
  { name, declarations }: Entry,
  files: readonly string[],
  { committed, work }: Folders,
): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: work,
      mainEntryPointFilePath: declarations,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files } },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: committed,
        reportTempFolder: join(work, 'reports'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: ERROR },
        extractorMessageReporting: {
          default: ERROR,
          // Whatever is exported is public.
          'ae-missing-release-tag': SILENT,
          'ae-undocumented': SILENT,
          // Links to what the root exports can't be followed from here.
          'ae-unresolved-link': SILENT,
        },
        tsdocMessageReporting: { default: SILENT },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(work, 'package.json'),
  });
}

/** A strict consumer's, who has neither the DOM nor Node. */
const COMPILER_OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  target: 'ES2022',
  lib: ['ES2022'],
  types: [],
  module: 'ESNext',
  moduleResolution: 'bundler',
};
