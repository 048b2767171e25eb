import type { ChildProcess } from 'node:child_process';

/** The next thing that a child says; rejects when it ends without a word. */
export function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      child.off('message', heard).off('exit', ended);
      act();
    };
    const heard = (message: unknown): void => settle(() => resolve(message));
    const ended = (code: number | null): void =>
      settle(() => reject(new Error(`A process of the benchmark ended (${code}) without its answer.`)));
    child.on('message', heard).on('exit', ended);
  });
}
