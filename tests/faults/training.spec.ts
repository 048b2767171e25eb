import { setTimeout as delay } from 'node:timers/promises';
import type { contract } from '@tutor/api/contract';
import { isApiError } from '@tutor/api/core/api-error';
import type { Client } from '@tutor/api/core/client';
import type { TrainingAttempt, TrainingQuestion } from '@tutor/api/training/training';
import { attemptsADay } from '@tutor/rules/training/attempts';
import { isRightAnswer, testScore } from '@tutor/rules/training/question';
import { expect, test } from '../e2e/portal-test.ts';
import type { Control, Tutor } from '../stack/control.ts';
import { FaultProxy, type LineFault } from '../stack/fault-proxy.ts';
import { serviceAs } from '../stack/service.ts';
import type { Stack } from '../stack/stack.ts';

/** Tests that are taken, by five tutors at once, and how often the backend is killed; FAULT_TESTS=20 FAULT_KILLS=4 for a short look. */
const tests = Number(process.env.FAULT_TESTS ?? 100);
const kills = Number(process.env.FAULT_KILLS ?? 20);
const tutors = 5;

type Service = Client<typeof contract>;

/** A line that breaks in every way, again and again, until it is stopped. */
function breakAgainAndAgain(line: FaultProxy): () => Promise<void> {
  let isOver = false;
  const faults: readonly LineFault[] = [
    { kind: 'blackHole' },
    { kind: 'answersWait' },
    { kind: 'refuse' },
    { kind: 'slices', bytes: 7, everyMs: 2 },
    { kind: 'late', ms: 300 },
  ];
  const breaking = (async () => {
    while (!isOver) {
      await delay(100 + Math.random() * 900);
      line.fault = faults[Math.floor(Math.random() * faults.length)] ?? { kind: 'none' };
      await delay(50 + Math.random() * 500);
      // What waits is lost, with its answers.
      line.reset();
      line.fault = { kind: 'none' };
    }
  })();
  return () => {
    isOver = true;
    return breaking;
  };
}

/** Asks again until the service has said something: an answer, or a refusal. */
async function until<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isApiError(error) || error.kind === 'refused' || error.kind === 'sessionGone') throw error;
      await delay(100);
    }
  }
}

/** Learns every course whole; gives the numbers of their tests. */
async function learnEverything(service: Service, control: Control, { tuid }: Tutor): Promise<number[]> {
  const { body } = await service.training.allCourses({ query: { pageIndex: 1, pageSize: 100 } });
  const kctIds: number[] = [];
  for (const { CourseId: courseId } of body.Items) {
    await service.training.subscribe({ query: { courseId } });
    const { body: course } = await service.training.course({ query: { courseId } });
    for (const { ChapterId } of course.Chapters) {
      await service.training.learn({ query: { chapterId: ChapterId } });
      await control.openChaptersEarlier(tuid);
      await service.training.learnSubmit({ query: { TrakitId: ChapterId, UsedTime: 0, IsCompleteCourse: 'true' } });
    }
    if (course.Test != null) kctIds.push(course.Test.KctId);
  }
  return kctIds;
}

/** Some answer to a question, right or wrong. */
function someAnswer({ Kind, Options }: TrainingQuestion): string[] {
  const ids = Options.map(({ OptionId }) => OptionId).sort(() => Math.random() - 0.5);
  if (Kind === 'text' || Kind === 'number') return [`answer ${Math.floor(Math.random() * 100)}`];
  if (Kind === 'order') return ids;
  return Kind === 'multiple' ? ids.slice(0, 1 + Math.floor(Math.random() * ids.length)) : ids.slice(0, 1);
}

/** Answers most questions, some twice; gives what the service has acknowledged last, with its revision. */
async function answerAll(
  service: Service,
  { RecodeId, Questions }: TrainingAttempt,
): Promise<Map<string, { answer: string[]; revision: number }>> {
  const acknowledged = new Map<string, { answer: string[]; revision: number }>();
  const save = async (question: TrainingQuestion): Promise<void> => {
    const { QuestionId } = question;
    const answer = someAnswer(question);
    const revision = (acknowledged.get(QuestionId)?.revision ?? 0) + 1;
    const given = { RecodeId, QuestionId, Answer: answer, Revision: revision };
    const { body } = await until(() => service.training.saveTestAnswer({ body: given }));
    expect([body.Answer, body.Revision]).toEqual([answer, revision]);
    acknowledged.set(QuestionId, { answer, revision });
  };
  for (const question of Questions) if (Math.random() < 0.9) await save(question);
  for (const question of Questions) if (Math.random() < 0.3) await save(question);
  return acknowledged;
}

/** Takes a test from its start to its result, over a line that breaks; gives the number of the attempt. */
async function takeTest(service: Service, kctId: number): Promise<number> {
  const { body: attempt } = await until(() => service.training.startTest({ query: { kctId } }));
  const acknowledged = await answerAll(service, attempt);
  const Answers = attempt.Questions.map(({ QuestionId }) => {
    const { answer = [], revision = 0 } = acknowledged.get(QuestionId) ?? {};
    return { QuestionId, Answer: answer, Revision: revision };
  });
  const handIn = () =>
    until(() =>
      service.training.testSubmit({
        query: { kctId, startTime: attempt.StartTime, IsCompleteCourse: 'true' },
        body: { Answers },
      }),
    );
  // Pressed twice, and once more later.
  const results = [...(await Promise.all([handIn(), handIn()])), await handIn()].map(({ body }) => body);
  expect(new Set(results.map((one) => JSON.stringify(one))).size).toBe(1);

  const { body: result } = await until(() => service.training.testScore({ query: { recodeId: attempt.RecodeId } }));
  expect(Object.fromEntries(result.Questions.map(({ QuestionId, Answer }) => [QuestionId, Answer]))).toEqual(
    Object.fromEntries(Answers.map(({ QuestionId, Answer }) => [QuestionId, Answer])),
  );
  const marked = result.Questions.map(({ QuestionId, Kind, Right, Unit }) => ({
    ...{ id: QuestionId, kind: Kind, right: Right, unit: Unit },
  }));
  const given = Object.fromEntries(Answers.map(({ QuestionId, Answer }) => [QuestionId, Answer]));
  expect(result.Questions.map(({ IsRight }) => IsRight)).toEqual(
    marked.map((question) => isRightAnswer(question, given[question.id] ?? [])),
  );
  expect([result.TestScore, results[0]?.TestScore]).toEqual([testScore(marked, given), result.TestScore]);
  return attempt.RecodeId;
}

/** Ends the backend as a power cut would, and starts it again on its data; one after the other. */
function killer(stack: Stack) {
  let last = Promise.resolve();
  return {
    kill: (): void => {
      last = last.then(async () => {
        await stack.backend.kill();
        await stack.backend.start();
      });
    },
    settled: () => last,
  };
}

test('F20: tests taken while the line breaks and the backend is killed have every answer that was acknowledged, and one score', async ({
  stack,
  control,
  problems,
}) => {
  problems.allow(/server log/);
  const everybody = await Promise.all(Array.from({ length: tutors }, () => control.createTutor('ordinary')));
  const kctIds = await Promise.all(
    everybody.map(async (tutor) => learnEverything(await serviceAs(stack, tutor), control, tutor)),
  );
  const line = await FaultProxy.start(() => ({ host: '127.0.0.1', port: Number(new URL(stack.backend.url).port) }));
  const services = await Promise.all(
    everybody.map((tutor) => serviceAs(stack, tutor, `http://127.0.0.1:${line.port}`)),
  );
  const mend = breakAgainAndAgain(line);
  const power = killer(stack);
  const taken: number[] = [];
  const each = Math.ceil(tests / tutors);
  try {
    await Promise.all(
      services.map(async (service, index) => {
        const own = kctIds[index] ?? [];
        expect(own.length * attemptsADay).toBeGreaterThanOrEqual(each);
        for (let number = 0; number < each; number += 1) {
          taken.push(await takeTest(service, own[number % own.length] ?? 0));
          if (Math.floor((taken.length * kills) / tests) > Math.floor(((taken.length - 1) * kills) / tests))
            power.kill();
        }
      }),
    );
  } finally {
    await mend();
    await power.settled();
    await line.stop();
  }
  expect(new Set(taken).size).toBe(each * tutors);
  for (const [index, tutor] of everybody.entries()) {
    const service = await serviceAs(stack, tutor);
    const own = kctIds[index] ?? [];
    const left = await Promise.all(own.map((kctId) => service.training.test({ query: { kctId } })));
    expect(left.map(({ body }) => [body.Attempt, body.AttemptsLeft])).toEqual(
      own.map((_, place) => [null, attemptsADay - Math.ceil((each - place) / own.length)]),
    );
  }
});
