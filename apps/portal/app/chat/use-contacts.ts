import type { ChatContact } from '@tutor/api/chat/chat';
import { searchText } from '@tutor/rules/messages/search';
import type { ContactItem } from '@tutor/ui/chat/contact-picker.tsx';
import { useDeferredValue, useEffect, useState } from 'react';
import { uploadedFileHref } from '../kit/page/uploaded-file-href.ts';
import { askChat } from './ask-chat.ts';

interface Found {
  words: string;
  page: number;
  people: readonly ChatContact[];
  hasMore: boolean;
}

const kindWords = { tutor: 'Teacher', student: 'Student', staff: 'Staff' } as const;

/** People whom the tutor may write to, found by the service as one types. `whyNot` says who cannot be chosen. */
export function useContacts(whyNot: (id: number) => string | undefined = () => undefined) {
  const [search, setSearch] = useState('');
  const words = searchText(useDeferredValue(search));
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const ending = new AbortController();
    void askChat('contacts', { Search: words, PageIndex: page }, ending.signal).then((answer) => {
      if (ending.signal.aborted) return;
      setProblem(answer.isDone ? undefined : answer.message);
      if (!answer.isDone) return;
      const { People, HasMore } = answer.body;
      setFound((before) => ({
        words,
        page,
        people: page === 1 ? People : [...(before?.people ?? []), ...People],
        hasMore: HasMore,
      }));
    });
    return () => ending.abort();
  }, [words, page]);
  const isLoading = problem === undefined && (found?.words !== words || found.page !== page);
  const contacts = (found?.people ?? []).map(
    ({ id, name, kind, avatar, Remark }): ContactItem => ({
      id,
      name,
      detail: Remark === '' ? kindWords[kind] : `${kindWords[kind]}, ${Remark}`,
      avatarUrl: avatar === null ? undefined : uploadedFileHref(avatar),
      whyNot: whyNot(id),
    }),
  );
  return {
    contacts,
    search,
    onSearch: (next: string) => {
      setSearch(next);
      setPage(1);
    },
    isLoading,
    problem,
    onMore: found?.hasMore === true && !isLoading ? () => setPage((before) => before + 1) : undefined,
  };
}
