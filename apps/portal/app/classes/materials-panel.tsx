import { useFetcher } from '@remix-run/react';
import { MaterialList } from '@tutor/ui/classes/material-list';
import { useState } from 'react';
import type { ClassDetailData } from './class-detail.server.ts';
import type { DetailReply } from './class-detail-action.server.ts';
import { useDetailForm } from './detail-fetcher.ts';
import type { loader } from './materials.ts';

interface MaterialsPanelProps {
  data: ClassDetailData;
  action: string;
  reply: DetailReply | undefined;
  /** The lesson is another one now. */
  onChange: () => void;
}

/** The teaching material, with the lessons of another course fetched when one is chosen. */
export function MaterialsPanel({ data, action, reply, onChange }: MaterialsPanelProps) {
  const { lesson, materials, canSetMaterial } = data;
  const other = useFetcher<typeof loader>();
  /** The course that was chosen last; what is set in another meanwhile leaves it, and the lesson that is picked in it. */
  const [sid, setSid] = useState<number>();
  const form = useDetailForm(reply, onChange);
  const load = (asked: number | undefined): void =>
    other.load(`/classes/materials/${lesson.CLID}${asked === undefined ? '' : `?sid=${asked}`}`);
  const known = 'value' in materials ? materials.value : undefined;
  const isOwn = known !== undefined && (sid === undefined || sid === known.sid);
  const loaded = isOwn ? materials : other.data;
  const list = loaded !== undefined && 'value' in loaded ? loaded.value : undefined;
  // What is fetched anew with the page stays meanwhile; the lessons of one course do not stand for another's.
  const isThere = list !== undefined && (sid === undefined || sid === list.sid);
  const isLoading = loaded === undefined || (other.state === 'loading' && !isOwn && !isThere);
  return (
    <MaterialList
      items={isLoading ? undefined : list?.items}
      courses={list?.courses ?? known?.courses ?? []}
      sid={sid ?? list?.sid ?? known?.sid ?? 0}
      onCourse={(asked) => {
        setSid(asked);
        load(asked);
      }}
      loadError={!isLoading && loaded !== undefined && 'problem' in loaded ? loaded.problem : undefined}
      onRetry={() => load(sid)}
      closedReason={
        canSetMaterial
          ? undefined
          : lesson.Status === 'Canceled'
            ? 'This class was cancelled: it takes no teaching material.'
            : 'The teaching material can be set until a week after the class.'
      }
      action={action}
      Form={form.Form}
      isSending={form.sending === 'material'}
      error={form.error}
    />
  );
}
