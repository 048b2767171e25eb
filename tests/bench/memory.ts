import { readFileSync } from 'node:fs';

/** Resident memory of a running process, in MB. */
export function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
