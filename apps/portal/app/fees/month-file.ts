import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { lessonKindWords } from '@tutor/rules/classes/lesson-kind';
import { csvText, pesoNumber } from '@tutor/rules/fees/csv';
import { deductionReason } from '@tutor/rules/fees/deduction-reason';
import { firstFeeMonth } from '@tutor/rules/fees/fee-month';
import { bonusWords } from '@tutor/rules/fees/payment-status';
import { pageCount } from '@tutor/rules/paging/pages';
import { isMonth } from '@tutor/rules/time/calendar-month';
import { zonedDate } from '@tutor/rules/time/zone';
import { timeText } from '@tutor/rules/time/zoned-text';
import { answerFile } from '../session/answer-file.server.ts';
import type { Api } from '../session/api.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { loadAccounting } from './accounting.server.ts';
import { loadCompletedClasses } from './completed-classes.server.ts';

/** A month as a file for spreadsheets: every class, bonus and deduction, and the total of exactly these lines. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const month = args.params.file?.replace(/\.csv$/, '') ?? '';
  if (!isMonth(month) || month < firstFeeMonth) throw redirect('/404');
  return answerFile(args, `/serviceFee/accounting?month=${month}`, async ({ api }, asked) => {
    const text = csvText(await monthRows(api, month, await tutorZone(asked)));
    return new Response(text, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="service-fee-${month}.csv"`,
        'cache-control': 'no-store',
      },
    });
  });
}

async function monthRows(api: Api, month: string, zone: string): Promise<string[][]> {
  const [{ bonuses, deductions, carriedCentavos }, { items: classes, total: classCount }] = await Promise.all([
    loadAccounting(api, month),
    allClasses(api, month),
  ]);
  const row = (at: string | undefined, ...cells: [item: string, student: string, detail: string, centavos: number]) => {
    const [item, student, detail, centavos] = cells;
    const when = at === undefined ? ['', ''] : [zonedDate(new Date(at), zone), timeText(new Date(at), zone)];
    return [...when, item, student, detail, pesoNumber(centavos)];
  };
  const lines = [
    ...classes.map((item) =>
      row(item.start, lessonKindWords[item.kind], item.studentName, item.topic, item.feeCentavos),
    ),
    ...bonuses.map((item) => row(item.at, bonusWords[item.kind], '', item.note, item.centavos)),
    ...deductions.map((item) =>
      row(item.at, 'Deduction', item.studentName, `${deductionReason(item.rule)} · class ${item.clid}`, -item.centavos),
    ),
    ...(classes.length < classCount ? [missingRow(classCount - classes.length)] : []),
    ...(carriedCentavos < 0 ? [row(undefined, 'Carried over', '', 'from the month before', carriedCentavos)] : []),
  ];
  const total = [classes.map(({ feeCentavos }) => feeCentavos), bonuses.map(({ centavos }) => centavos)]
    .flat()
    .concat(
      deductions.map(({ centavos }) => -centavos),
      carriedCentavos,
    )
    .reduce((sum, centavos) => sum + centavos, 0);
  return [
    ['Date', `Time (${zone})`, 'Item', 'Student', 'Detail', 'Amount (PHP)'],
    ...lines,
    ['', '', 'Total', '', '', pesoNumber(total)],
  ];
}

/** The file's total is that of its lines: where classes could not be read, it says so. */
function missingRow(count: number): string[] {
  return ['', '', 'Not included', '', `${count} ${count === 1 ? 'class' : 'classes'} that could not be read`, ''];
}

const filePageSize = 100;
/** More than any month has, whatever the service counts. */
const filePagesMax = 50;

/** Every class of the month that can be read, and how many there are. */
async function allClasses(api: Api, month: string) {
  const { items, total } = await loadCompletedClasses(api, { month, page: 1, pageSize: filePageSize });
  for (let page = 2; page <= Math.min(pageCount(total, filePageSize), filePagesMax); page += 1) {
    const more = await loadCompletedClasses(api, { month, page, pageSize: filePageSize });
    items.push(...more.items);
  }
  return { items, total };
}
