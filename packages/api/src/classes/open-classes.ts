import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { pageBody, paged } from '../core/paging.ts';
import { flag, instant, optionalText } from '../core/wire.ts';

const id = z.int().positive();
const openClassBody = z.object({ OpenClassID: id });
const room = z.object({ Url: z.string().min(1) });

/** Open classes: one tutor, many students (specification, core §2 '/publicClass'; every path and shape is assumed). */
export const openClasses = area('/api/ClassTable', {
  list: post('GetOpenClassList', {
    summary: 'Open classes with their students, by pages: those to come, soonest first, or those over, latest first.',
    body: z.object({ IsOver: z.boolean(), ...pageBody }),
    reply: paged(
      z.object({
        OpenClassID: id,
        Title: z.string(),
        Topic: z.string(),
        StartTime: instant,
        EndTime: instant,
        /** Students that may take part. */
        Seats: z.int().positive(),
        IsCanceled: flag,
        Students: z.array(
          z.object({
            StuUID: id,
            Name: z.string(),
            Age: z.int().nullish(),
            Country: optionalText,
            Level: optionalText,
          }),
        ),
      }),
    ),
    assumed: true,
  }),
  join: post('JoinOpenClass', {
    summary: 'Address of the open classroom for the browser, from 15 minutes before class until its end.',
    body: openClassBody,
    reply: room,
    assumed: true,
  }),
  joinClient: post('JoinOpenClassClient', {
    summary: 'The same for the desktop client.',
    body: openClassBody,
    reply: room,
    assumed: true,
  }),
});
