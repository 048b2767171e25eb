import type { TrainingKit } from '@tutor/api/training/training-kits';
import { clockText } from '@tutor/rules/time/clock-text';
import type { Guarded } from '../session/guarded.server.ts';
import { chapterPath, testPath } from './training-paths.ts';

/** A kit as its page shows it, with the chapter to go on with and the place in it. */
export async function loadKit(api: Guarded['api'], id: number) {
  const { body: kit } = await api.trainingKits.kit({ query: { primaryID: id } });
  const next = kit.Chapters.find(({ Status }) => Status === 'open');
  return {
    id: kit.PrimaryID,
    name: kit.Name,
    summary: kit.Summary,
    learnt: kit.Chapters.filter(({ Status }) => Status === 'learnt').length,
    chapters: kit.Chapters.length,
    ...(next === undefined
      ? {}
      : {
          next: {
            name: next.Name,
            href: chapterPath(id, next.TrakitId),
            ...(await placeIn(api, next.TrakitId)),
          },
        }),
    ...(kit.Test == null ? {} : { test: kitTest(kit.Test) }),
  };
}

async function placeIn(api: Guarded['api'], trakitId: number): Promise<{ place?: string }> {
  const { body } = await api.trainingKits.status({ query: { trakitId } });
  const parts = [
    ...(body.ReadPercent > 0 ? [`${body.ReadPercent} % read`] : []),
    ...(body.ClipSeconds > 0 ? [`clip at ${clockText(body.ClipSeconds)}`] : []),
  ];
  return parts.length === 0 ? {} : { place: parts.join(' · ') };
}

function kitTest(test: NonNullable<TrainingKit['Test']>) {
  return {
    name: test.Name,
    href: testPath(test.KctId),
    minutes: test.TestTime,
    questions: test.QuestionCount,
    passPercent: test.PassPercent,
    isLocked: test.IsLocked,
    isPassed: test.IsPass,
    labelTime: test.LabelTime ?? null,
    ...(test.TestScore == null ? {} : { bestScore: test.TestScore }),
  };
}
