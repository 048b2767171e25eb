import { callName } from '@tutor/rules/classes/call-name';
import { remarkEditableUntil, remarkKindWords, remarkState } from '@tutor/rules/classes/remark';
import { dayText, timeText } from '@tutor/rules/time/zoned-text';
import { RemarkForm } from '@tutor/ui/classes/remark-form.tsx';
import { RemarkView } from '@tutor/ui/classes/remark-view.tsx';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { LazyPart } from '@tutor/ui/primitives/behaviour/lazy-part.tsx';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { useIsScripted } from '@tutor/ui/primitives/behaviour/use-is-scripted.ts';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { ErrorState } from '@tutor/ui/primitives/feedback/error-state.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { useState } from 'react';
import { askPageAnew } from '../kit/beside/loads.ts';
import { PartProblem } from '../kit/beside/part-problem.tsx';
import { useBeside } from '../kit/beside/use-beside.ts';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import type { ClassDetailData } from './class-detail.server.ts';
import type { DetailReply } from './class-detail-action.server.ts';
import type { loader as templatesLoader } from './remark-templates.ts';
import { savedRemark } from './saved-remark.ts';
import { useDetailForm } from './use-detail-form.ts';
import { useOpenedRemark } from './use-opened-remark.ts';

const templatesAddress = '/classes/remark-templates';
const loadHelper = async () => (await import('@tutor/ui/classes/remark-helper.tsx')).RemarkHelper;

type RemarkPanelData = Pick<ClassDetailData, 'lesson' | 'remark' | 'lastRemark' | 'zone'>;

/** How the remark of a class stands, as the class status says it. */
export function remarkStep({ lesson }: ClassDetailData, now: Date) {
  const writtenAt = lesson.RemarkTime ?? null;
  if (writtenAt !== null) return 'written';
  const start = new Date(lesson.StartTime);
  const state = remarkState({ start, status: lesson.Status, writtenAt: undefined }, now);
  if (state === 'notNeeded') return 'notNeeded';
  if (state === 'notOpen') return 'notYet';
  return lesson.RemarkLater ? 'later' : 'due';
}

interface RemarkPanelProps {
  data: RemarkPanelData;
  action: string;
  reply: DetailReply | undefined;
  /** The remark is another one now. */
  onChange: () => void;
}

/** The remark: written, to be written, or not due yet. */
export function RemarkPanel({ data, action, reply, onChange }: RemarkPanelProps) {
  const { lesson, remark, zone } = data;
  const now = useNow('minute');
  const drafts = useDraftStore();
  const [isEditing, setEditing] = useState(false);
  /** The version that this window has saved last. */
  const [savedVersion, setSavedVersion] = useState(0);
  const draft = `remark:${lesson.CLID}`;
  const form = useDetailForm({
    action,
    pageReply: reply,
    onDone: (intent, { version = 0 }) => {
      if (intent !== 'remark') return;
      setSavedVersion(version);
      close();
      onChange();
    },
  });
  const typing = useOpenedRemark({
    value: 'value' in remark ? remark.value : undefined,
    pageReply: reply,
    refusal: form.reply?.intent === 'remark' && form.reply.isRefused === true ? form.reply : undefined,
    isBusy: form.isBusy,
    draft,
    onLetGo: form.forget,
    onSaved: () => close(),
  });
  const close = (): void => {
    drafts.clear(draft);
    setEditing(false);
    typing.letGo();
  };
  if ('problem' in remark) {
    return (
      <Card title="Remark">
        <PartProblem part={remark} retryHref={action} />
      </Card>
    );
  }
  const { value } = remark;
  const saved = savedRemark(value);
  const title = remarkKindWords[value.Kind];
  const state = remarkState(
    { start: new Date(lesson.StartTime), status: lesson.Status, writtenAt: saved?.writtenAt },
    now,
  );
  // The page could not be loaded since: where the line is gone it stays as it was.
  if (value.Version < savedVersion && !form.isBusy) {
    return (
      <Card title={title}>
        <ErrorState
          title="Your remark was saved, but it could not be loaded."
          action={<Button onClick={askPageAnew}>Try again</Button>}
        />
      </Card>
    );
  }
  if (state === 'notNeeded' || state === 'notOpen') {
    return (
      <Card title={title}>
        <p>
          {state === 'notNeeded'
            ? 'This class was cancelled: it needs no remark.'
            : 'The remark can be written once the class has begun.'}
        </p>
      </Card>
    );
  }
  if (saved !== undefined && !isEditing && !typing.isHeld) {
    const until = remarkEditableUntil(saved.writtenAt);
    return (
      <Card
        title={title}
        description={
          state === 'editable'
            ? `Can be changed until ${dayText(until, zone)}, ${timeText(until, zone)}.`
            : 'It cannot be changed any more: 24 hours have passed.'
        }
        action={
          state === 'editable' ? (
            <Button size="small" onClick={() => setEditing(true)}>
              Edit remark
            </Button>
          ) : null
        }
      >
        <RemarkView remark={saved} zone={zone} />
      </Card>
    );
  }
  const { opened = value, isOutdated } = typing;
  return (
    <Card title={title}>
      <div ref={typing.ref} onChange={typing.hold}>
        <RemarkForm
          key={opened.Version}
          kind={opened.Kind}
          knowledgePoints={opened.KnowledgePoints}
          version={typing.version}
          values={typing.values}
          action={action}
          Form={form.Form}
          draft={draft}
          isSending={form.sendingIntent === 'remark'}
          isPuttingOff={form.sendingIntent === 'later'}
          canPutOff={value.Version === 0 && !lesson.RemarkLater}
          newer={isOutdated ? saved : undefined}
          isOverNewer={typing.version === value.Version}
          zone={zone}
          said={reply?.said}
          error={form.error}
          fieldErrors={form.fieldErrors}
          helper={(tools) => <Helper {...tools} data={data} />}
          onCancel={isEditing || (isOutdated && reply === undefined) ? close : undefined}
        />
      </div>
    </Card>
  );
}

interface HelperProps {
  data: RemarkPanelData;
  insert: (text: string) => void;
  fill: (values: Readonly<Record<string, string>>) => void;
}

/** The helper needs a script, so it comes with one; the form is whole without it. */
function Helper({ data, insert, fill }: HelperProps) {
  const isScripted = useIsScripted();
  const [savedCount, setSavedCount] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const form = useFormDialog({
    action: templatesAddress,
    onDone: (intent) => {
      if (intent === 'save') setSavedCount((count) => count + 1);
    },
  });
  // What a button changed is loaded again by itself.
  const list = useBeside<typeof templatesLoader>(isAsked ? templatesAddress : undefined, { change: form.reply });
  const templates = list.data?.templates;
  if (!isScripted) return null;
  return (
    <LazyPart
      load={loadHelper}
      props={{
        insert,
        fill,
        student: callName(data.lesson.StuName),
        unit: data.lesson.UnitName,
        templates: templates !== undefined && 'value' in templates ? templates.value : undefined,
        templatesError: templates !== undefined && 'problem' in templates ? templates.problem : list.problem,
        onLoad: () => (isAsked ? list.ask() : setAsked(true)),
        onSave: ({ id, name, body }) =>
          form.send({ intent: 'save', name, body, ...(id === undefined ? {} : { id: String(id) }) }),
        onDelete: (id) => form.send({ intent: 'delete', id: String(id) }),
        isSaving: form.isBusy,
        savedCount,
        saveError: form.error,
        fieldErrors: form.fieldErrors,
        lastRemark: 'value' in data.lastRemark ? data.lastRemark.value : null,
      }}
    />
  );
}
