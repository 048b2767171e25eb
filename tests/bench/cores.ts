import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Binds a process with all its threads to one core, where the machine can. Says whether it did. */
export function pin(pid: number, core: number): boolean {
  if (availableParallelism() <= core) return false;
  return spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' }).status === 0;
}
