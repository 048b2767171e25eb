import { useLoaderData } from '@remix-run/react';
import { momentText } from '@tutor/rules/time/zoned-text';
import { trainingEvaluationSchema } from '@tutor/rules/training/training-evaluation-form';
import { trainingLessonNames } from '@tutor/rules/training/training-slots';
import { Banner } from '@tutor/ui/primitives/feedback/banner.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { EvaluationForm, EvaluationRecord } from '@tutor/ui/training/evaluation-form.tsx';
import { TrainerResult } from '@tutor/ui/training/trainer-result.tsx';
import { TrainingSections } from '@tutor/ui/training/training-sections.tsx';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { checksBy } from '../kit/forms/use-field-checks.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { evaluationForm } from './booking-forms.ts';
import { lessonWhenInZone } from './lesson-words.ts';
import { trainingId } from './training-id.server.ts';
import { lessonPath, pastLessonsPath } from './training-paths.ts';

const checks = checksBy(
  () => import('@tutor/rules/training/training-evaluation-form'),
  (rules) => rules.trainingEvaluationSchema,
);

export const meta = () => pageTitle('Training lesson');

export const loader = guarded(async (args) => {
  const { api } = args;
  const id = trainingId(args.params.id);
  const [zone, { body: lesson }] = await Promise.all([
    tutorZone(args),
    api.trainingLessons.evaluationRecord({ query: { TranCourseId: id } }),
  ]);
  const of = { trainingId: id, trainingType: lesson.TrainingType };
  const result = lesson.HasResult ? (await api.trainingLessons.result({ query: of })).body : undefined;
  const { EvaluationRequest: evaluation, EvaluationTime: sentAt } = lesson;
  return {
    id,
    kind: trainingLessonNames[lesson.TrainingType],
    when: lessonWhenInZone({ start: new Date(lesson.ScheduleStart), end: new Date(lesson.ScheduleEnd) }, zone),
    reason: lesson.Remark,
    status: lesson.Status,
    result:
      result === undefined
        ? null
        : {
            trainer: result.TrainerName,
            isPassed: result.IsPass ?? undefined,
            remark: result.Remark,
            when: momentText(new Date(result.ResultTime), zone),
          },
    evaluation:
      evaluation == null || sentAt == null
        ? null
        : { ratings: evaluation, remark: evaluation.Remark, when: momentText(new Date(sentAt), zone) },
  };
});

export const action = guarded(async ({ api, params, request }) => {
  const id = trainingId(params.id);
  return sendForm({
    name: evaluationForm(id),
    form: await request.formData(),
    schema: trainingEvaluationSchema,
    send: async ({ remark, ...ratings }) => {
      await api.trainingLessons.evaluate({
        body: { tranCourseId: id, evaluationRequest: { ...ratings, Remark: remark } },
      });
      return { message: 'Thank you. Your evaluation is sent.' };
    },
    backTo: lessonPath(id),
  });
});

export default function TrainingLesson() {
  const { id, kind, when, reason, status, result, evaluation } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={kind}
        description={`${when}. ${reason}`}
        back={{ href: pastLessonsPath, label: 'Past lessons' }}
      />
      <TrainingSections>
        {result === null ? null : <TrainerResult {...result} />}
        {evaluation === null ? null : <EvaluationRecord {...evaluation} />}
        {status === 'Finished' && evaluation === null ? <Evaluation id={id} /> : null}
        {status === 'Confirmed' ? <Banner>You can evaluate this lesson once it is over.</Banner> : null}
        {status === 'Canceled' ? <Banner>This lesson was cancelled.</Banner> : null}
      </TrainingSections>
    </>
  );
}

function Evaluation({ id }: { id: number }) {
  const { said: _, repliedKey: _key, sentAtMs: _sentAt, ...form } = useForm(evaluationForm(id), checks);
  return <EvaluationForm {...form} action={lessonPath(id)} />;
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
