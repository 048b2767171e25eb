import { randomUuid } from '@tutor/realtime/browser/random-uuid';
import { placesOf } from '@tutor/rules/training/question';
import type { DraftStore } from '@tutor/ui/drafts/draft-store.ts';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { writeField } from '@tutor/ui/drafts/form-fields.ts';
import type { TestQuestion } from '@tutor/ui/training/test-form.tsx';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../kit/line/ask.ts';
import { leaveForLogin } from '../kit/line/leave-for-login.ts';
import {
  AnswerKeeper,
  type GivenAnswer,
  type KeepState,
  type PendingAnswer,
  type RevisedAnswer,
  type SendOutcome,
} from './answer-keeper.ts';
import { givenOf } from './answers-of-form.ts';
import { noteOnTheWay } from './answers-on-the-way.ts';

/** A question with the revision of its answer that the page was drawn with. */
export interface RevisedQuestion extends TestQuestion {
  revision: number;
}

/** What the form of an attempt says of the answers that its page has sent, so that the service knows them again. */
interface SentAnswers {
  /** Random name of the open page; empty before its scripts have come. */
  page: string;
  turns: Readonly<Record<string, number>>;
  revisions: Readonly<Record<string, number>>;
}

interface KeptAttempt {
  kctId: number;
  recodeId: number;
  questions: readonly RevisedQuestion[];
}

/**
 * Keeps the answers of an attempt in the browser and on the service as they are given. What the browser had kept is filled in
 * again. `given` is what the fields hold now; `conflicts` are questions that were answered elsewhere meanwhile.
 */
export function useAnswerKeeper(attempt: KeptAttempt, around: RefObject<HTMLElement>) {
  const store = useDraftStore();
  const [first] = useState(attempt);
  const [state, setState] = useState<KeepState>();
  const [given, setGiven] = useState<Readonly<Record<string, GivenAnswer>>>(() =>
    Object.fromEntries(first.questions.map(({ id, answer, isFlagged }) => [id, { answer, isFlagged }])),
  );
  const [conflicts, setConflicts] = useState<Readonly<Record<string, RevisedAnswer | undefined>>>({});
  const [sent, setSent] = useState<SentAnswers>(() => ({
    page: '',
    turns: {},
    revisions: revisionsOf(first.questions),
  }));
  const keeper = useRef<AnswerKeeper>();
  const isFilling = useRef(false);

  useEffect(() => {
    const form = around.current?.querySelector('form');
    if (!form) return;
    const page = randomUuid();
    const kept: AnswerKeeper = new AnswerKeeper({
      page,
      send: (questionId, pending) => noteOnTheWay(first.recodeId, sendAnswer(first, questionId, pending)),
      onState: (next) => {
        setState(next);
        setSent({ page, turns: kept.turns, revisions: kept.revisions });
      },
      onConflict: (questionId, theirs) => setConflicts((known) => ({ ...known, [questionId]: theirs })),
      vault: vaultOf(store, first.recodeId),
      revisions: revisionsOf(first.questions),
    });
    const take = (question: TestQuestion): void => {
      const now = givenOf(new FormData(form), question);
      setGiven((known) => ({ ...known, [question.id]: now }));
      if (!isFilling.current) kept.give(question.id, now);
    };
    for (const question of first.questions) {
      const pending = readPending(store, first.recodeId, question.id);
      // What was typed before the page's scripts had come is newer than anything that the browser keeps.
      if (isTyped(form, question)) take(question);
      else if (pending !== undefined && kept.resume(question.id, pending, question) === 'pending') {
        fillIn(form, question, pending);
        setGiven((known) => ({ ...known, [question.id]: pending }));
      }
    }
    // From here on: what is filled in above is not given anew.
    const onInput = ({ target }: Event): void => {
      const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
      const question = first.questions.find(({ id }) => id === name.replace(/^flag:/, '').split(':')[0]);
      if (question !== undefined) take(question);
    };
    const onHide = (): void => kept.hurry();
    form.addEventListener('input', onInput);
    form.addEventListener('change', onInput);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onHide);
    keeper.current = kept;
    // After a session that ended the address leads back to the field that was being filled in.
    const left = document.getElementById(window.location.hash.slice(1));
    if (form.contains(left)) left?.focus();
    return () => {
      form.removeEventListener('input', onInput);
      form.removeEventListener('change', onInput);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onHide);
      kept.stop();
    };
  }, [around, first, store]);

  const settle = (questionId: string, choice: 'mine' | 'theirs'): void => {
    const theirs = conflicts[questionId];
    const question = first.questions.find(({ id }) => id === questionId);
    const form = around.current?.querySelector('form');
    keeper.current?.settle(questionId, choice);
    if (choice === 'mine' || theirs === undefined || question === undefined || !form) return;
    // The service has it already.
    isFilling.current = true;
    fillIn(form, question, theirs);
    isFilling.current = false;
  };
  const hurry = useCallback(() => keeper.current?.hurry(), []);
  return { state, given, conflicts, sent, settle, hurry };
}

function revisionsOf(questions: readonly RevisedQuestion[]): Record<string, number> {
  return Object.fromEntries(questions.map(({ id, revision }) => [id, revision]));
}

function isTyped(form: HTMLFormElement, question: TestQuestion): boolean {
  const { answer, isFlagged } = givenOf(new FormData(form), question);
  return isFlagged !== question.isFlagged || answer.join('\n') !== question.answer.join('\n');
}

/** Fills an answer in as if it was chosen. */
function fillIn(form: HTMLFormElement, { id, kind, options }: TestQuestion, { answer, isFlagged }: GivenAnswer): void {
  writeField(form, `flag:${id}`, isFlagged ? ['true'] : []);
  if (kind !== 'order') {
    writeField(form, id, answer);
    return;
  }
  for (const option of options) {
    const place = placesOf(answer).findIndex((ids) => ids.includes(option.id));
    writeField(form, `${id}:${option.id}`, place === -1 ? [''] : [String(place + 1)]);
  }
}

const draftName = (recodeId: number, questionId: string): string => `test:${recodeId}:${questionId}`;

/** Answers in the browser until the service has them: one draft for each, so that tabs do not write over each other's. */
function vaultOf(store: DraftStore, recodeId: number) {
  return {
    keep: (questionId: string, { answer, isFlagged, base, page, turn }: PendingAnswer): void => {
      store.save(draftName(recodeId, questionId), {
        ...{ answer, base: [String(base)], flagged: isFlagged ? ['true'] : [] },
        ...{ page: [page], turn: [String(turn)] },
      });
    },
    forget: (questionId: string, { page, turn }: PendingAnswer): void => {
      const now = readPending(store, recodeId, questionId);
      if (now?.page === page && now.turn === turn) store.clear(draftName(recodeId, questionId));
    },
  };
}

function readPending(store: DraftStore, recodeId: number, questionId: string): PendingAnswer | undefined {
  const draft = store.read(draftName(recodeId, questionId));
  if (draft?.answer === undefined) return undefined;
  return {
    ...{ answer: draft.answer, isFlagged: draft.flagged?.length === 1, base: Number(draft.base?.[0] ?? 0) },
    // A draft of before pages had names is the only one of its page.
    ...{ page: draft.page?.[0] ?? randomUuid(), turn: Number(draft.turn?.[0] ?? 1) },
  };
}

async function sendAnswer(
  { kctId, recodeId }: KeptAttempt,
  questionId: string,
  { answer, isFlagged, base, page, turn }: PendingAnswer,
): Promise<SendOutcome> {
  const fields = [
    ['kctId', String(kctId)],
    ['recodeId', String(recodeId)],
    ['questionId', questionId],
    ['revision', String(base + 1)],
    ['page', page],
    ['turn', String(turn)],
    ...(isFlagged ? [['flagged', 'true']] : []),
    ...answer.map((part) => ['answer', part]),
  ];
  // It goes out even while the page is being left.
  const kept = await ask<SendOutcome>('/training/keep', fields, { keepalive: true });
  if (kept.isDone) return kept.body;
  if (kept.kind !== 'signedOut') throw new Error(kept.message);
  leaveForLogin();
  return { kind: 'signedOut' };
}
