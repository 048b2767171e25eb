import type { User } from '@tutor/api/account/account';

interface CustomFlags {
  user: Pick<User, 'isCustomized' | 'isInternationalOrCustom'>;
  contract: { Item3: boolean } | null | undefined;
  states: { IsCustomized: boolean } | null | undefined;
}

/** Whether an account is customized or international: any of the three says so (specification, core §1 and §3). */
export function isCustomAccount({ user, contract, states }: CustomFlags): boolean {
  return (
    user.isCustomized || user.isInternationalOrCustom || (contract?.Item3 ?? false) || (states?.IsCustomized ?? false)
  );
}
