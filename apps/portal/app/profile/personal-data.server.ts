import { parseWithZod } from '@conform-to/zod/v4';
import { json, redirect } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import {
  aboutYouSchema,
  educationSchema,
  equipmentSchema,
  interestsSchema,
  workExperienceSchema,
} from '@tutor/rules/profile/personal-data-form';
import { profileFileSlots } from '@tutor/rules/profile/profile-files';
import { tesolSchema } from '@tutor/rules/profile/tesol-form';
import { monthDayYearText } from '@tutor/rules/time/month-day-year';
import { zonedDate } from '@tutor/rules/time/zone';
import { z } from 'zod';
import { requireFailedCall } from '../kit/failed-call.server.ts';
import { setFlash } from '../kit/flash.server.ts';
import { type FormReply, unsent } from '../kit/form-reply.ts';
import type { RequestArguments } from '../kit/request-arguments.ts';
import { formFailure } from '../kit/send-form.server.ts';
import { wordsOr } from '../kit/words-or.server.ts';
import type { Api } from '../session/api.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { type FileForm, type FileFormField, readFileForm, referencesIn } from '../uploads/file-form.server.ts';
import type { UploadedFile } from '../uploads/upload-reply.ts';
import { sectionOf } from './section-of.ts';

/** A section's answer: what was wrong, and what was typed. */
export type SectionReply = FormReply<{
  hobbies: string[];
  /** References of the files that the form has, by field: what has arrived is not sent again. */
  files: Record<string, string[]>;
  /** TESOL and removals: everything is right, and waits for the tutor's confirmation. */
  isToBeConfirmed: boolean;
}>;

const fileFields: Record<string, FileFormField> = {
  ...Object.fromEntries(profileFileSlots.map(({ module, limit }) => [module, { module, limit }])),
  certificate: { module: 'TesolCertificateSelf' },
};

/** Today in the tutor's zone by the service's clock, 'yyyy-MM-dd'. */
async function tutorsToday(args: RequestArguments): Promise<string> {
  const [zone, nowMs] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  return zonedDate(new Date(nowMs), zone);
}

/** What the pages of the personal data show. */
export async function loadPersonalData(args: Guarded) {
  const { api } = args;
  const [data, tesol, status, today, schools, locations, hobbies] = await Promise.all([
    api.personalData.personalData(),
    api.personalData.tesol(),
    api.profile.statusInfo(),
    tutorsToday(args),
    offered(api.personalData.schools()),
    offered(api.personalData.locations()),
    offered(api.personalData.hobbies()),
  ]);
  const { About, Educations, Experiences, Equipment, Interests, Files } = data.body;
  const files: Record<string, UploadedFile[]> = {};
  for (const { ModuleName, FilePath, FileName, FileSize } of Files) {
    const file = { reference: FilePath, name: FileName, size: FileSize };
    files[ModuleName] = [...(files[ModuleName] ?? []), file];
  }
  return {
    today,
    about: {
      firstName: About.FirstName,
      lastName: About.LastName,
      sex: About.Sex === undefined ? '' : String(About.Sex),
      birthday: monthDayYearText(About.Birthday ?? ''),
      province: About.Provice ?? '',
      city: About.City ?? '',
      location: About.Location ?? '',
      introduction: About.SelfIntrodction ?? '',
    },
    educations: Educations.map(({ ID, School, Degree, Major, StartYear, EndYear }) => ({
      id: ID,
      title: School,
      text: `${[Degree, Major].filter(Boolean).join(', ')} · ${StartYear} – ${EndYear}`,
      values: {
        school: School,
        degree: Degree,
        major: Major,
        startYear: String(StartYear),
        endYear: String(EndYear),
      },
    })),
    experiences: Experiences.map(({ ID, Employer, Position, StartYear, EndYear, Description }) => ({
      id: ID,
      title: Employer,
      text: `${Position} · ${StartYear} – ${EndYear ?? 'now'}${Description === '' ? '' : ` · ${Description}`}`,
      values: {
        employer: Employer,
        position: Position,
        startYear: String(StartYear),
        endYear: EndYear == null ? '' : String(EndYear),
        description: Description,
      },
    })),
    equipment: {
      equipment: Equipment?.TutoringEquipment ?? '',
      provider: Equipment?.IntServiceProvider ?? '',
      connection: Equipment?.NetConnType ?? '',
      speedMbps: Equipment == null ? '' : String(Equipment.InternetSpeed),
    },
    schools,
    locations: locations.map(({ Provice, Cities }) => ({ province: Provice, cities: Cities })),
    // Without the service's list, what was chosen can still be seen and taken away.
    offeredHobbies: hobbies.length > 0 ? hobbies : (Interests?.Hobbies ?? []),
    hobbies: Interests?.Hobbies ?? [],
    interests: Interests?.Interests ?? '',
    files,
    tesol: tesol.body && {
      firstName: tesol.body.FirstName,
      middleName: tesol.body.MiddleName,
      lastName: tesol.body.LastName,
      birthday: tesol.body.Birthday,
      idNumber: tesol.body.IDNumber,
      hasCertificate: tesol.body.HasTESOLCertificate ? 'yes' : 'no',
    },
    parts: {
      about: About.Birthday !== undefined,
      education: Educations.length > 0,
      equipment: Equipment != null,
      interests: Interests != null,
      picture: (files.UserFace ?? []).length > 0,
      identity: (files.IdentityImg ?? []).length > 0,
      phone: status.body.ContactState === 1,
    },
  };
}

/** A list that only helps with typing: where it cannot be had, one types without it. */
async function offered<Item>(call: Promise<{ body: Item[] }>): Promise<Item[]> {
  try {
    return (await call).body;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/** Saves one section. Done: back to the page with a message; else what was wrong, with everything typed. */
export async function savePersonalData(args: Guarded): Promise<Response> {
  const { api } = args;
  const { form, fileErrors } = await readFileForm(args, fileFields);
  const intent = String(form.get('intent') ?? '');
  const reply = (change: Partial<SectionReply>, status = 400): Response =>
    json<SectionReply>(
      {
        ...unsent(form),
        hobbies: form.getAll('hobbies').map(String),
        files: Object.fromEntries(Object.keys(fileFields).map((field) => [field, referencesIn(form, field)])),
        isToBeConfirmed: false,
        ...change,
      },
      status,
    );
  const today = await tutorsToday(args);
  try {
    const outcome = await save(api, intent, { form, fileErrors }, today);
    if (outcome.kind === 'invalid') return reply({ fieldErrors: outcome.fieldErrors });
    if (outcome.kind === 'refused') return reply({ error: outcome.error });
    if (outcome.kind === 'confirm') return reply({ isToBeConfirmed: true }, 200);
    const flash = await setFlash({
      tone: 'success',
      message: outcome.message,
      clearsDraft: ['personal-data', intent, String(form.get('id') ?? '')].filter(Boolean).join(':'),
    });
    const { pathname } = new URL(args.request.url);
    return redirect(`${pathname}#section-${sectionOf(intent)}`, {
      status: 303,
      headers: { 'set-cookie': flash },
    });
  } catch (error) {
    requireFailedCall(error);
    const { said, status } = formFailure(error);
    return reply(said, status);
  }
}

type Outcome =
  | { kind: 'done'; message: string }
  | { kind: 'confirm' }
  | { kind: 'refused'; error: string }
  | { kind: 'invalid'; fieldErrors: Record<string, string> };

async function save(api: Api, intent: string, { form, fileErrors }: FileForm, today: string): Promise<Outcome> {
  const calls = api.personalData;
  // TESOL alone has other fields beside its file: there everything that is wrong is told at once.
  if (intent !== 'tesol' && Object.keys(fileErrors).length > 0) return { kind: 'invalid', fieldErrors: fileErrors };
  switch (intent) {
    case 'about':
      return checked(form, aboutYouSchema(today), (value) =>
        calls.saveAbout({
          body: {
            FirstName: value.firstName,
            LastName: value.lastName,
            Sex: Number(value.sex),
            Birthday: value.birthday,
            Provice: value.province,
            City: value.city,
            Location: value.location,
            SelfIntrodction: value.introduction,
          },
        }),
      );
    case 'education':
      return checked(form, educationSchema(today), ({ school, degree, major, startYear, endYear }) =>
        calls.saveEducation({
          body: {
            School: school,
            Degree: degree,
            Major: major,
            StartYear: startYear,
            EndYear: endYear,
            ...editedOf(form),
          },
        }),
      );
    case 'experience':
      return checked(form, workExperienceSchema(today), ({ employer, position, startYear, endYear, description }) =>
        calls.saveExperience({
          body: {
            Employer: employer,
            Position: position,
            StartYear: startYear,
            Description: description,
            ...(endYear === undefined ? {} : { EndYear: endYear }),
            ...editedOf(form),
          },
        }),
      );
    case 'equipment':
      return checked(form, equipmentSchema, ({ equipment, provider, connection, speedMbps }) =>
        calls.saveEquipment({
          body: {
            TutoringEquipment: equipment,
            IntServiceProvider: provider,
            NetConnType: connection,
            InternetSpeed: speedMbps,
          },
        }),
      );
    case 'interests':
      return checked(form, interestsSchema, ({ hobbies, interests }) =>
        calls.saveInterests({ body: { Hobbies: hobbies, Interests: interests } }),
      );
    case 'deleteEducation':
      return removed(form, ({ id }) => calls.deleteEducation({ body: { ID: id } }));
    case 'deleteExperience':
      return removed(form, ({ id }) => calls.deleteExperience({ body: { ID: id } }));
    case 'files':
      return saveFiles(api, form);
    case 'tesol':
      return saveTesol(api, { form, fileErrors }, today);
    default:
      return { kind: 'invalid', fieldErrors: { intent: 'Please try again.' } };
  }
}

/** The entry that a form changes, if it does. */
function editedOf(form: FormData): { ID?: number } {
  const edited = entrySchema.safeParse({ id: form.get('id') });
  return edited.success ? { ID: edited.data.id } : {};
}

const entrySchema = z.object({ id: z.coerce.number().int().positive() });

async function checked<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  send: (value: z.output<Schema>) => Promise<{ message: string }>,
  done = 'Saved.',
): Promise<Outcome> {
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return { kind: 'invalid', fieldErrors: firstErrors(submission.error) };
  const { message } = await send(submission.value);
  return { kind: 'done', message: wordsOr(message, done) };
}

/** Takes an entry out. It cannot be taken back: a page that has not asked is told to ask. */
async function removed(
  form: FormData,
  send: (entry: z.output<typeof entrySchema>) => Promise<{ message: string }>,
): Promise<Outcome> {
  const isAsked = form.get('confirmed') === 'yes' || !entrySchema.safeParse({ id: form.get('id') }).success;
  return isAsked ? checked(form, entrySchema, send, 'Removed.') : { kind: 'confirm' };
}

async function saveFiles(api: Api, form: FormData): Promise<Outcome> {
  const shown = new Set(form.getAll('slot').map(String));
  if (![...shown].some((module) => referencesIn(form, module).length > 0)) {
    // Nothing stands there: either all that there was is taken out, or nothing was chosen.
    const { body } = await api.personalData.personalData();
    if (!body.Files.some(({ ModuleName }) => shown.has(ModuleName))) {
      return { kind: 'refused', error: 'You have not chosen a file yet. Please choose one first.' };
    }
  }
  let said = '';
  for (const { module } of profileFileSlots) {
    if (!shown.has(module)) continue;
    const saved = await api.personalData.saveFiles({
      body: { ModuleName: module, FilePaths: referencesIn(form, module) },
    });
    said = saved.message;
  }
  return { kind: 'done', message: wordsOr(said, 'Your files were saved.') };
}

async function saveTesol(api: Api, { form, fileErrors }: FileForm, today: string): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: tesolSchema(today) });
  if (submission.status !== 'success' || Object.keys(fileErrors).length > 0) {
    const wrong = submission.status === 'success' ? {} : firstErrors(submission.error);
    return { kind: 'invalid', fieldErrors: { ...wrong, ...fileErrors } };
  }
  // Sent for good only after a look at it: nothing of it can be changed afterwards (specification, core §4).
  if (form.get('confirmed') !== 'yes') return { kind: 'confirm' };
  const value = submission.value;
  const { message } = await api.personalData.saveTesol({
    body: {
      FirstName: value.firstName,
      MiddleName: value.middleName,
      LastName: value.lastName,
      Birthday: value.birthday,
      IDNumber: value.idNumber,
      HasTESOLCertificate: value.hasCertificate === 'yes',
      ...(value.hasCertificate === 'yes' ? { TESOLCertificate: value.certificate } : {}),
    },
  });
  return { kind: 'done', message: wordsOr(message, 'Your TESOL information was submitted.') };
}

function firstErrors(errors: Record<string, string[] | null> | null | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, messages]) =>
      messages?.[0] === undefined ? [] : [[name, messages[0]]],
    ),
  );
}
