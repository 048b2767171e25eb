import { readFileSync } from 'node:fs';

/** Processor time that a running process has used, in ms: fields 14 and 15, in hundredths of a second. */
export function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
