import { demoPassword } from '../account/seed.ts';
import { tutorTemplates } from '../account/tutor-templates.ts';

/** The seeded accounts with their password and what each shows. Served only when the demonstration is on. */
export function demoAccounts(): Response {
  const accounts = tutorTemplates.map(({ key, tuid, account, firstName, lastName, shows }) => ({
    key,
    tuid,
    account,
    password: demoPassword,
    name: `${firstName} ${lastName}`,
    shows,
  }));
  return Response.json({ accounts }, { headers: { 'cache-control': 'no-store' } });
}
