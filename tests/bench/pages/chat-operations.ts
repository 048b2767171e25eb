import { type BenchMessage, firstMessages, makeMessage } from './chat-messages.ts';
import { nextFrame, offer, until } from './operations.tsx';

/** How a page draws its messages, and how the bench sees them. */
interface ChatPage {
  mount: () => void;
  add: (message: BenchMessage) => void;
  prepend: () => void;
  scroller: () => HTMLElement | null;
  find: (id: string) => Element | null;
}

const everyMs = 50;
/** Part of the last message, or of the room below it, that may lie under the edge of a list that stands at its end. */
const edgePx = 24;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Offers what every list of messages is measured at. */
export function offerChat({ mount, add, prepend, scroller, find }: ChatPage): void {
  let next = firstMessages.length;
  let unpinned = 0;
  let frames = 0;
  const scrollerBox = (): HTMLElement => {
    const element = scroller();
    if (element === null) throw new Error('the list is not in the page');
    return element;
  };
  const isPinned = (): boolean => {
    const last = find(`m${next - 1}`)?.getBoundingClientRect();
    if (last === undefined || scroller() === null) return false;
    const { bottom } = scrollerBox().getBoundingClientRect();
    return last.height > 0 && last.top < bottom && last.bottom <= bottom + edgePx;
  };
  const topOf = (id: string): number => find(id)?.getBoundingClientRect().top ?? Number.NaN;
  offer({
    mount: async () => [await until(mount, isPinned)],
    /** A message every 50 ms; each figure is from its coming to the frame in which it stands at the end. */
    append: async (times) => {
      await wait(500);
      const latencies: number[] = [];
      let pendingSince: number | undefined;
      let isOver = false;
      const watch = (async () => {
        while (!isOver) {
          await nextFrame();
          frames += 1;
          const is = isPinned();
          if (!is) unpinned += 1;
          if (is && pendingSince !== undefined) {
            latencies.push(performance.now() - pendingSince);
            pendingSince = undefined;
          }
        }
      })();
      const startedAt = performance.now();
      for (let index = 0; index < times; index += 1) {
        await wait(Math.max(0, startedAt + index * everyMs - performance.now()));
        const message = makeMessage(next);
        next += 1;
        pendingSince ??= performance.now();
        add(message);
      }
      await wait(200);
      isOver = true;
      await watch;
      return latencies;
    },
    /** Of the frames while messages came: those in which the newest did not stand at the end, and all. */
    unpinned: async () => [unpinned, frames],
    /** At the beginning of the list: how far the first message has moved when 100 older ones stand above it, and later. */
    prepend: async () => {
      for (let times = 0; times < 4; times += 1) {
        scrollerBox().scrollTop = 0;
        await nextFrame();
        await wait(60);
      }
      const before = topOf('m0');
      const took = await until(prepend, () => find('m-1') !== null);
      const at = topOf('m0');
      await wait(400);
      return [took, Math.abs(at - before), Math.abs(topOf('m0') - before)];
    },
  });
}
