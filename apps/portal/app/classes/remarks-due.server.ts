import type { Api } from '../session/api.server.ts';

/** The remarks that are due, those due first in front. */
export async function loadDueRemarks(api: Api) {
  const { body } = await api.classRemarks.due();
  return body.map((item) => ({
    clid: item.CLID,
    href: `/classDetail/${item.CLID}?queue=due#remark`,
    studentName: item.StuName,
    topic: `${item.SubjectName} · ${item.UnitName}`,
    start: item.StartTime,
    end: item.EndTime,
    kind: item.RemarkKind,
    isLater: item.RemarkLater,
  }));
}
