/** A text with a line more at its end; as it was where it has the line. */
export function withLine(text: string, line: string): string {
  if (text.split('\n').includes(line)) return text;
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return `${before}${line}\n`;
}
