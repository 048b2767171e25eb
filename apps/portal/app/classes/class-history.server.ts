import { type HistoryFilter, historyFilters, isInHistory } from '@tutor/rules/classes/class-history';
import { classPhase } from '@tutor/rules/classes/class-status';
import type { Api } from '../session/api.server.ts';
import type { ClassRow } from './class-entry.ts';
import { loadClasses } from './class-table.server.ts';

/** The classes of a month that are over and fit the filter, and how many fit each. */
export async function loadHistory(
  api: Api,
  { start, end, nowMs, filter }: { start: Date; end: Date; nowMs: number; filter: HistoryFilter },
): Promise<{ shown: ClassRow[]; counts: Record<HistoryFilter, number> }> {
  // In the first moment of a month there is nothing to ask for.
  const rows = end > start ? await loadClasses(api, { start, end, nowMs }) : [];
  const past = rows
    .filter((row) => row.clid !== undefined && Date.parse(row.start) >= start.getTime() && Date.parse(row.end) <= nowMs)
    .map((row) => ({ row, phase: phaseOf(row, nowMs) }));
  const counts = { all: 0, finished: 0, canceled: 0, missingRemark: 0 };
  for (const name of historyFilters) counts[name] = past.filter(({ phase }) => isInHistory(phase, name)).length;
  return { shown: past.filter(({ phase }) => isInHistory(phase, filter)).map(({ row }) => row), counts };
}

function phaseOf(row: ClassRow, nowMs: number) {
  const { status, isMissingRemark } = row;
  return classPhase({ start: new Date(row.start), end: new Date(row.end), status, isMissingRemark }, new Date(nowMs));
}
