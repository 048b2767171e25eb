import type { ChatEntry } from '@tutor/rules/chat/chat-entry';
import { useEffect, useState } from 'react';
import type { WhenThere } from '../primitives/behaviour/use-when-there.ts';
import { findEntry, type TalkView } from './talk-items.ts';

/** What of the chat's client is used. */
interface EntryClient {
  readEntry: (conversationId: number, seq: number) => Promise<ChatEntry | undefined>;
}

/** The message that a draft answers: as it stands, on its way, or not to be had. */
export type QuotedEntry = ChatEntry | 'loading' | 'missing';

interface Around {
  talk: (TalkView & { upTo: number }) | undefined;
  withClient: WhenThere<EntryClient>;
}

/** The message that a draft answers, however far away it is: what Enter would send stands in sight. */
export function useQuoted(id: number, seq: number | undefined, { talk, withClient }: Around): QuotedEntry | undefined {
  const [read, setRead] = useState<{ seq: number; entry: ChatEntry | 'missing' }>();
  const loaded = seq === undefined || talk === undefined ? undefined : findEntry(talk, seq);
  const wanted = loaded === undefined ? seq : undefined;
  const upTo = talk?.upTo;
  // What was said since may have recalled it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new entry is a reason to read it again.
  useEffect(() => {
    if (wanted === undefined) return;
    let isCurrent = true;
    const show = (entry: ChatEntry | 'missing'): void => {
      if (isCurrent) setRead({ seq: wanted, entry });
    };
    withClient((client) =>
      client.readEntry(id, wanted).then(
        (entry) => show(entry ?? 'missing'),
        () => show('missing'),
      ),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, wanted, upTo, withClient]);
  if (seq === undefined || loaded !== undefined) return loaded;
  return read?.seq === seq ? read.entry : 'loading';
}
