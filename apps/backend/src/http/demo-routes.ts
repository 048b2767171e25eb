import { Hono } from 'hono';
import { latestMessages } from '../account/outbox.ts';
import { demoPassword } from '../account/seed.ts';
import { tutorTemplates } from '../account/tutor-templates.ts';
import type { Queries } from '../database/database.ts';
import { seededPhone } from '../profile/seed.ts';

/** What helps somebody who tries the demonstration. Mounted only when it is on. */
export function demoRoutes(queries: Queries): Hono {
  const routes = new Hono();
  routes.get('/accounts', () => demoAccounts());
  routes.get('/outbox', async (context) => {
    const messages = await latestMessages(queries, { to: context.req.query('to') });
    return Response.json({ messages }, { headers: { 'cache-control': 'no-store' } });
  });
  return routes;
}

/** The seeded accounts with their password, their seeded e-mail and phone, and what each shows. */
function demoAccounts(): Response {
  const accounts = tutorTemplates.map(({ key, tuid, account, firstName, lastName, shows, flags }) => ({
    key,
    tuid,
    account,
    password: demoPassword,
    name: `${firstName} ${lastName}`,
    email: `${account}@tutors.example`,
    phone: flags?.isNeedUpdatePhone === true ? null : seededPhone(tuid).number,
    shows,
  }));
  return Response.json({ accounts }, { headers: { 'cache-control': 'no-store' } });
}
