import { feeMonth, feeMonthRange, feeMonths } from '@tutor/rules/fees/fee-month';
import { companyZone } from '@tutor/rules/time/zone';
import { monthText } from '@tutor/rules/time/zoned-text';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import { serverNow } from '../session/server-clock.server.ts';

/** The month that a page is asked for, as yyyy-MM, and now by the service's clock. */
export async function askedMonth({ request, context }: RequestArguments): Promise<{ month: string; now: Date }> {
  const now = new Date(await serverNow(context));
  return { month: feeMonth(new URL(request.url).searchParams.get('month'), now), now };
}

/** 'November 2026'. */
export function feeMonthName(month: string): string {
  return monthText(feeMonthRange(month).start, companyZone);
}

/** The months that can be chosen, newest first; the one that is shown is always among them. */
export function monthChoices(first: string, shown: string, now: Date): { value: string; label: string }[] {
  return feeMonths(first < shown ? first : shown, now).map((value) => ({ value, label: feeMonthName(value) }));
}
