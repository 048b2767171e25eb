import { checksBy, type FieldChecks } from '../kit/forms/use-field-checks.ts';

const load = () => import('@tutor/rules/scores/flower-exchange');

/** What an exchange has to keep to in the browser, where `quota` flowers may be exchanged. */
export function flowerChecks(quota: number): Omit<FieldChecks<Awaited<ReturnType<typeof load>>>, 'id'> {
  return checksBy(load, (rules) => rules.flowerExchangeSchema(quota));
}
