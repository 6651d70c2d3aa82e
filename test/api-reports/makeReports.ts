import {
  CompilerState,
  ConsoleMessageId,
  Extractor,
  ExtractorLogLevel,
  type ExtractorMessage,
  ExtractorMessageCategory,
  ExtractorMessageId,
} from '@microsoft/api-extractor';
import { CORE, type Entry } from './entries';
import { exportedNames } from './exportedNames';
import { type Folders, reportConfig } from './reportConfig';

/** What became of the report on one subpath. */
export interface Report {
  readonly name: string;
  /** Whether it differs from the one that is committed. */
  readonly changed: boolean;
  /** Whether something is wrong with what the subpath offers. */
  readonly faulty: boolean;
  /** The differences and the faults, as text. */
  readonly messages: readonly string[];
}

/** Writes a report on each subpath and compares it with the one that is committed; `accept` replaces that one. */
export function makeReports(entries: readonly Entry[], folders: Folders, accept: boolean): readonly Report[] {
  const core = entries.find(({ name }) => name === CORE);
  const namesOfCore = core ? exportedNames(core.declarations) : new Set<string>();
  const files = entries.map(({ declarations }) => declarations);
  let compilerState: CompilerState | undefined;
  return entries.map((entry) => {
    const config = reportConfig(entry, files, folders);
    compilerState ??= CompilerState.create(config, { additionalEntryPoints: files });
    const messages: string[] = [];
    const { apiReportChanged, errorCount } = Extractor.invoke(config, {
      compilerState,
      localBuild: accept,
      printApiReportDiff: !accept,
      messageCallback: (message) => {
        if (isOfCore(message, namesOfCore)) message.logLevel = ExtractorLogLevel.None;
        else if (isWorthTelling(message)) messages.push(textOf(message));
        message.handled = true;
      },
    });
    return { name: entry.name, changed: apiReportChanged, faulty: errorCount > 0, messages };
  });
}

/** What the root exports is named in the declarations of all subpaths, and users import it from the root. */
function isOfCore({ messageId, text }: ExtractorMessage, namesOfCore: ReadonlySet<string>): boolean {
  const name = /^The symbol "(\w+)" needs to be exported/.exec(text)?.[1];
  return messageId === ExtractorMessageId.ForgottenExport && name !== undefined && namesOfCore.has(name);
}

function isWorthTelling({ category, messageId, logLevel }: ExtractorMessage): boolean {
  if (category === ExtractorMessageCategory.Console) return messageId === ConsoleMessageId.ApiReportDiff;
  return logLevel === ExtractorLogLevel.Error;
}

function textOf({ messageId, text, sourceFileLine }: ExtractorMessage): string {
  const place = sourceFileLine === undefined ? '' : ` (line ${sourceFileLine} of the declarations)`;
  return messageId === ConsoleMessageId.ApiReportDiff ? text.trim() : `${messageId}: ${text}${place}`;
}
