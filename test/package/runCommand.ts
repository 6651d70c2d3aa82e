import { spawnSync } from 'node:child_process';

/** Runs a program to its end. Gives what it printed; throws with what it complained of. */
export function runCommand(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    timeout: 300_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stderr || stdout}`.trim());
  return stdout;
}
