import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { appealModule, appealTypesFrom, evidenceChecklist } from '@tutor/rules/feedback/appeal';
import { feedbackSchema } from '@tutor/rules/feedback/feedback-form';
import { AppealSubjectCard } from '@tutor/ui/feedback/appeal-subject.tsx';
import { EvidenceChecklist } from '@tutor/ui/feedback/evidence-checklist.tsx';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { Banner } from '@tutor/ui/primitives/feedback/banner.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { useState } from 'react';
import { recentRuns } from '../devices/recent-runs.server.ts';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { newFormKey } from '../kit/forms/form-key.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { tutorZone } from '../session/zone.server.ts';
import { type AppealAbout, appealAbout } from './appeal-about.server.ts';
import { attachNetworkRun, keyOf, readFeedbackForm, wireFeedback } from './feedback.server.ts';
import { feedbackChecks } from './feedback-checks.ts';
import { feedbackHref } from './feedback-item.ts';
import { FeedbackPageForm } from './feedback-page-form.tsx';

export const meta = () => pageTitle('Appeal');

function requireAbout({ request }: Pick<LoaderFunctionArgs, 'request'>): AppealAbout {
  const about = appealAbout(new URL(request.url).searchParams);
  if (about === undefined) throw redirect('/404');
  return about;
}

export const loader = guarded(async (args) => {
  const { api } = args;
  const { name, subject } = requireAbout(args);
  const { body } = await api.feedback.appealSubject({ body: subject });
  return {
    name,
    title: body.Title,
    points: body.Points ?? null,
    feeCentavos: body.FeeCentavos ?? null,
    clid: body.Clid ?? null,
    lesson:
      body.Clid == null || body.ClassTime == null
        ? null
        : { clid: body.Clid, studentName: body.StuName ?? '', at: body.ClassTime },
    at: body.Time,
    deadline: body.Deadline,
    types: appealTypesFrom(
      body.Types.map(({ ID, Name }) => ({ id: ID, name: Name })),
      args.search.get('type'),
    ),
    sentId: body.SentId ?? null,
    lateAnswer:
      body.LateAnswer == null
        ? null
        : { isYes: body.LateAnswer.IsICan, tappedAt: body.LateAnswer.TappedAt ?? null, at: body.LateAnswer.Time },
    key: newFormKey(),
    networkRuns: await recentRuns(api, await tutorZone(args)),
  };
});

/** Sends the appeal. */
export const action = guarded(async (args) => {
  const { api } = args;
  const { name, sent } = requireAbout(args);
  const read = await attachNetworkRun(api, await readFeedbackForm(args, appealModule));
  return sendForm({
    name,
    ...read,
    schema: feedbackSchema,
    send: async (values) => {
      const { body, message } = await api.feedback.add({
        body: { ...wireFeedback(values), ...sent, ...keyOf(read.form) },
      });
      return { message: wordsOr(message, 'Your appeal was sent.'), backTo: feedbackHref(body.ID) };
    },
    backTo: '/myFeedback?show=appeals',
  });
});

export default function Appeal() {
  const data = useLoaderData<typeof loader>();
  const { name, lesson, types, sentId, lateAnswer } = data;
  const { zone } = useFrame().tutor;
  const { search } = useLocation();
  const now = useNow('minute');
  const form = useForm(name, feedbackChecks);
  const [type, setType] = useState(types[0]?.id);
  const [content, setContent] = useState(form.values?.content ?? '');
  const [classId, setClassId] = useState(form.values?.classId ?? '');
  const [files, setFiles] = useState(0);
  const deadline = new Date(data.deadline);
  return (
    <>
      <PageHeader
        title="Appeal"
        description="Say what happened and add your evidence. The company answers here."
        back={{ href: '/myFeedback?show=appeals', label: 'Feedback' }}
      />
      <HomeLayout
        main={
          <>
            <AppealSubjectCard
              zone={zone}
              subject={{
                title: data.title,
                points: data.points ?? undefined,
                feeCentavos: data.feeCentavos ?? undefined,
                at: new Date(data.at),
                deadline,
                lesson:
                  lesson === null
                    ? undefined
                    : { ...lesson, href: `/classDetail/${lesson.clid}`, at: new Date(lesson.at) },
                lateAnswer:
                  lateAnswer === null
                    ? undefined
                    : {
                        isYes: lateAnswer.isYes,
                        tappedAt: lateAnswer.tappedAt === null ? undefined : new Date(lateAnswer.tappedAt),
                        at: new Date(lateAnswer.at),
                      },
              }}
            />
            {sentId !== null ? (
              <Banner tone="info" action={<ButtonLink href={feedbackHref(sentId)}>See your appeal</ButtonLink>}>
                You have sent an appeal for this already.
              </Banner>
            ) : now > deadline ? (
              <Banner tone="warning">The days for this appeal are over.</Banner>
            ) : (
              <Card title="Your appeal">
                <FeedbackPageForm
                  key={name}
                  {...form}
                  label="Appeal"
                  networkRuns={data.networkRuns}
                  action={`/myFeedback/appeal${search}`}
                  submitLabel="Send appeal"
                  formKey={data.key}
                  hidden={lesson === null ? undefined : { classId: String(lesson.clid) }}
                  types={types}
                  module={appealModule}
                  values={form.values ?? { type: String(types[0]?.id ?? '') }}
                  hasFixedClass={lesson !== null}
                  onContent={setContent}
                  onClassId={setClassId}
                  onType={setType}
                  onCount={setFiles}
                />
              </Card>
            )}
          </>
        }
        aside={
          sentId === null && now <= deadline ? (
            <EvidenceChecklist
              items={evidenceChecklist({
                type,
                content,
                files,
                hasClass: lesson !== null || classId.trim() !== '',
                lateAnswer: lateAnswer !== null,
              })}
            />
          ) : null
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
