import { MaterialList } from '@tutor/ui/classes/material-list.tsx';
import { useState } from 'react';
import { askPageAnew } from '../kit/beside/loads.ts';
import { useBeside } from '../kit/beside/use-beside.ts';
import type { ClassDetailData } from './class-detail.server.ts';
import type { DetailReply } from './class-detail-action.server.ts';
import type { loader } from './materials.ts';
import { useDetailForm } from './use-detail-form.ts';

interface MaterialsPanelProps {
  data: Pick<ClassDetailData, 'lesson' | 'materials' | 'askedSid' | 'course' | 'canSetMaterial'>;
  action: string;
  reply: DetailReply | undefined;
  /** The lesson is another one now. */
  onChange: () => void;
}

/** The teaching material, with the lessons of another course fetched when one is chosen. */
export function MaterialsPanel({ data, action, reply, onChange }: MaterialsPanelProps) {
  const { lesson, materials, askedSid, course, canSetMaterial } = data;
  const [address, setAddress] = useState<string>();
  const other = useBeside<typeof loader>(address);
  /** The course that was chosen last; what is set in another meanwhile leaves it, and the lesson that is picked in it. */
  const [sid, setSid] = useState(askedSid ?? undefined);
  const known = 'value' in materials ? materials.value : undefined;
  const shown = known === undefined ? undefined : setIn(known);
  /** What was set before this window has set another lesson, until a page without it has come. */
  const [replaced, setReplaced] = useState<string>();
  if (replaced !== undefined && shown !== undefined && shown !== replaced) setReplaced(undefined);
  const form = useDetailForm({
    action,
    pageReply: reply,
    onDone: (_, { material }) => {
      const isShown = material === undefined || shown === lessonName(material.sid, material.row);
      setReplaced(isShown ? undefined : shown);
      onChange();
    },
  });
  const load = (asked: number | undefined): void => {
    const next = `/classes/materials/${lesson.CLID}${asked === undefined ? '' : `?sid=${asked}`}`;
    if (next === address) other.ask();
    else setAddress(next);
  };
  // The page could not be loaded since: where the line is gone it stays as it was.
  const isOutdated = replaced !== undefined && shown === replaced && !form.isBusy;
  const isOwn = known !== undefined && (sid === undefined || sid === known.sid);
  const ofAddress = 'value' in course && course.value === null ? undefined : course;
  // Own lessons that could not be had are asked for alone when the tutor tries again.
  const loaded = isOwn ? materials : (other.data ?? ofAddress ?? (sid === undefined ? materials : undefined));
  const fresh = loaded !== undefined && 'value' in loaded ? (loaded.value ?? undefined) : undefined;
  /** The lessons of one course do not stand for another's. */
  const isAsked = (list: typeof fresh): boolean => list !== undefined && (sid === undefined || sid === list.sid);
  /** What was shown last stays while it is fetched anew, with the lesson that is picked in it. */
  const [last, setLast] = useState(fresh);
  if (fresh !== last && isAsked(fresh)) setLast(fresh);
  const list = !other.isAsking || isAsked(fresh) ? fresh : isAsked(last) ? last : undefined;
  const problem = list === undefined ? other.problem : undefined;
  const isLoading = list === undefined && problem === undefined && (loaded === undefined || other.isAsking);
  return (
    <MaterialList
      items={isLoading || isOutdated ? undefined : list?.items}
      setTitle={known?.items.find(({ isSet }) => isSet)?.title}
      courses={(list ?? fresh ?? known)?.courses ?? []}
      sid={sid ?? list?.sid ?? known?.sid ?? 0}
      onCourse={(asked) => {
        setSid(asked);
        load(asked);
      }}
      loadError={
        isOutdated
          ? 'Your lesson was set, but the page could not be brought up to date.'
          : !isLoading && loaded !== undefined && 'problem' in loaded
            ? loaded.problem
            : problem
      }
      onRetry={isOutdated ? askPageAnew : () => load(sid)}
      closedReason={
        canSetMaterial
          ? undefined
          : lesson.Status === 'Canceled'
            ? 'This class was cancelled: it takes no teaching material.'
            : 'The teaching material can be set until a week after the class.'
      }
      action={askedSid === null ? action : `${action}${action.includes('?') ? '&' : '?'}course=${askedSid}`}
      pickedRow={Number(reply?.values.sid) === list?.sid ? Number(reply?.values.row) : undefined}
      Form={form.Form}
      isSending={form.sendingIntent === 'material'}
      error={form.error}
      reply={form.reply}
    />
  );
}

type Materials = Extract<ClassDetailData['materials'], { value: unknown }>['value'];

/** The lesson that is set for the class. */
function setIn({ sid, items }: Materials): string {
  return lessonName(sid, items.find(({ isSet }) => isSet)?.rowNumber);
}

/** A row of a course, none where nothing is set. */
function lessonName(sid: number, row: number | undefined): string {
  return `${sid}:${row ?? ''}`;
}
