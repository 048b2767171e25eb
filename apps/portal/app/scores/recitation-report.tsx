import { useLoaderData } from '@remix-run/react';
import { listPageSize, pageNumber } from '@tutor/rules/paging/pages';
import { recitationFeedbackSchema } from '@tutor/rules/scores/complaint-forms';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { InstructionalVideos, type RecitationItem, RecitationList } from '@tutor/ui/scores/recitation-list.tsx';
import { ReplyForm } from '@tutor/ui/scores/reply-form.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { LoadedPart } from '../kit/beside/loaded-part.tsx';
import { loadPart } from '../kit/beside/parts.server.ts';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { useReplyForm } from '../kit/forms/use-reply-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { AssessmentHeader } from './assessment-header.tsx';

const path = '/complaintList/recitationClassesReport';

export const meta = () => pageTitle('Recitation classes report');

export const loader = guarded(async ({ api, search, request }) => {
  const page = pageNumber(search.get('page'));
  const [{ body: report }, videos] = await Promise.all([
    api.complaints.recitationReport({ body: { PageIndex: page, PageSize: listPageSize } }),
    loadPart(api.complaints.instructionalVideos(), ({ body }) =>
      body.map(({ Id, Title, Seconds, Url }) => ({ id: Id, title: Title, seconds: Seconds, href: Url })),
    ),
  ]);
  const beyond = beyondLastPage(request, { page, total: report.Total, pageSize: listPageSize });
  if (beyond !== undefined) return beyond;
  return {
    page,
    total: report.Total,
    reports: report.Items.map((item) => ({
      id: item.Id,
      clid: item.ClassId,
      time: item.ClassTime,
      studentName: item.StuName,
      unitName: item.UnitName,
      score: item.Score,
      comment: item.Comment,
      ...(item.ClipTitle === undefined
        ? {}
        : { clip: { title: item.ClipTitle, seconds: item.ClipSeconds ?? 0, isViewed: item.IsClipViewed } }),
      ...(item.Feedback === undefined ? {} : { feedback: item.Feedback }),
    })),
    videos,
  };
});

export const action = guarded(async ({ api, search, request }) => {
  const form = await request.formData();
  const page = pageNumber(search.get('page'));
  return sendForm({
    name: formName(Number(form.get('id'))),
    form,
    schema: recitationFeedbackSchema,
    send: async ({ id, content }) => {
      const { message } = await api.complaints.recitationFeedback({ body: { Id: id, Content: content } });
      return { message: wordsOr(message, 'Your feedback was sent.') };
    },
    backTo: hrefOf(page),
  });
});

const formName = (id: number): string => `recitation-feedback-${id}`;
const hrefOf = (page: number): string => (page > 1 ? `${path}?page=${page}` : path);

export default function RecitationReport() {
  const { page, total, reports, videos } = useLoaderData<typeof loader>();
  const reply = useActionReply<FormReply>();
  const { zone } = useFrame().tutor;
  return (
    <>
      <AssessmentHeader child="recitationClassesReport" />
      <HomeLayout
        main={
          <RecitationList
            reports={reports.map((report) => ({ ...report, time: new Date(report.time) }))}
            zone={zone}
            classHrefOf={(clid) => `/classDetail/${clid}`}
            clipHrefOf={(id) => `/scores/recitation-clip/${id}`}
            openId={reports.find(({ id }) => formName(id) === reply?.form)?.id}
            feedbackForm={(report) => <Feedback report={report} action={hrefOf(page)} reply={reply} />}
            pager={
              <Pager
                page={page}
                total={total}
                pageSize={listPageSize}
                noun={['report', 'reports']}
                hrefOf={(asked) => hrefOf(asked)}
              />
            }
          />
        }
        aside={
          <LoadedPart part={videos} title="Instructional videos" retryHref={hrefOf(page)}>
            {(known) => <InstructionalVideos videos={known} />}
          </LoadedPart>
        }
      />
    </>
  );
}

function Feedback({
  report,
  action: to,
  reply,
}: {
  report: RecitationItem;
  action: string;
  reply: FormReply | undefined;
}) {
  const form = useReplyForm(formName(report.id), reply);
  return (
    <ReplyForm
      {...form}
      action={to}
      label={`Your feedback on the class of ${report.studentName}`}
      description="It is sent once and cannot be changed."
      submitLabel="Send feedback"
      hidden={{ form: form.name, id: String(report.id) }}
    />
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
