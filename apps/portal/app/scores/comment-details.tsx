import { useLoaderData } from '@remix-run/react';
import { listPageSize, pageNumber } from '@tutor/rules/paging/pages';
import { anyCommentLevel, commentLevel, commentRange } from '@tutor/rules/scores/comments';
import { commentReplySchema } from '@tutor/rules/scores/complaint-forms';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { CommentFilter } from '@tutor/ui/scores/comment-filter.tsx';
import { type CommentItem, CommentList } from '@tutor/ui/scores/comment-list.tsx';
import { ReplyForm } from '@tutor/ui/scores/reply-form.tsx';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { useReplyForm } from '../kit/forms/use-reply-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { CommentsHeader } from './comments-header.tsx';

const path = '/comments/commentDetails';

export const meta = () => pageTitle('Student Comment');

export const loader = guarded(async (args) => {
  const { api } = args;
  const zone = await tutorZone(args);
  const page = pageNumber(args.search.get('page'));
  const level = commentLevel(args.search.get('level'));
  const { from, to, start, end, problem } = commentRange(args.search.get('from'), args.search.get('to'), zone);
  const [{ body }, { body: user }] = await Promise.all([
    api.comments.list({
      query: {
        pageIndex: page,
        pageSize: listPageSize,
        level,
        ...(start === undefined ? {} : { startTime: start.toISOString() }),
        ...(end === undefined ? {} : { endTime: end.toISOString() }),
      },
    }),
    api.account.userInfo(),
  ]);
  const beyond = beyondLastPage(args.request, { page, total: body.Total, pageSize: listPageSize });
  if (beyond !== undefined) return beyond;
  return {
    zone,
    page,
    level,
    from,
    to,
    problem: problem ?? null,
    canReply: !user.disableComment,
    total: body.Total,
    comments: body.Items.map((item) => ({
      clid: item.ClassId,
      studentName: item.StuName,
      unitName: item.UnitName,
      stars: item.Level,
      labels: item.Labels,
      at: item.CommentTime,
      ...(item.Comment === undefined ? {} : { comment: item.Comment }),
      ...(item.Points == null ? {} : { points: item.Points }),
      ...(item.Reply === undefined ? {} : { reply: { content: item.Reply, at: item.ReplyTime ?? item.CommentTime } }),
    })),
  };
});

export const action = guarded(async ({ api, request }) => {
  const form = await request.formData();
  return sendForm({
    name: formName(Number(form.get('classId'))),
    form,
    schema: commentReplySchema,
    send: async ({ classId, content }) => {
      const { message } = await api.comments.reply({ body: { ClassId: classId, Content: content } });
      return { message: wordsOr(message, 'Your reply was sent.') };
    },
    backTo: `${path}${new URL(request.url).search}`,
  });
});

const formName = (clid: number): string => `comment-reply-${clid}`;

export default function CommentDetails() {
  const { zone, page, level, from, to, problem, canReply, total, comments } = useLoaderData<typeof loader>();
  const reply = useActionReply<FormReply>();
  const hrefOf = (asked: number): string => {
    const address = new URLSearchParams();
    if (level !== anyCommentLevel) address.set('level', String(level));
    if (from !== '') address.set('from', from);
    if (to !== '') address.set('to', to);
    if (asked > 1) address.set('page', String(asked));
    const query = address.toString();
    return query === '' ? path : `${path}?${query}`;
  };
  return (
    <>
      <CommentsHeader child="commentDetails" />
      <CommentFilter action={path} level={level} from={from} to={to} problem={problem ?? undefined} />
      <CommentList
        comments={comments.map(({ at, reply: answer, ...item }) => ({
          ...item,
          classHref: `/classDetail/${item.clid}`,
          at: new Date(at),
          ...(answer === undefined ? {} : { reply: { content: answer.content, at: new Date(answer.at) } }),
        }))}
        isNarrowed={level !== anyCommentLevel || from !== '' || to !== ''}
        zone={zone}
        openId={comments.find(({ clid }) => formName(clid) === reply?.form)?.clid}
        replyForm={canReply ? (comment) => <Reply comment={comment} action={hrefOf(page)} reply={reply} /> : undefined}
        pager={
          <Pager page={page} total={total} pageSize={listPageSize} noun={['comment', 'comments']} hrefOf={hrefOf} />
        }
      />
    </>
  );
}

function Reply({ comment, action: to, reply }: { comment: CommentItem; action: string; reply: FormReply | undefined }) {
  const form = useReplyForm(formName(comment.clid), reply);
  return (
    <ReplyForm
      {...form}
      action={to}
      label={`Your reply to ${comment.studentName}`}
      description="The parents read it. It is sent once and cannot be changed."
      submitLabel="Send reply"
      hidden={{ form: form.name, classId: String(comment.clid) }}
    />
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
