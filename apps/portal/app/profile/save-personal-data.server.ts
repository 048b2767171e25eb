import {
  aboutYouSchema,
  educationSchema,
  equipmentSchema,
  interestsSchema,
  workExperienceSchema,
} from '@tutor/rules/profile/personal-data-form';
import { profileFileSlots } from '@tutor/rules/profile/profile-files';
import { tesolSchema } from '@tutor/rules/profile/tesol-form';
import { uploadReferenceOf } from '@tutor/rules/uploads/upload-reference';
import { z } from 'zod';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { typedTexts } from '../kit/forms/form-reply.ts';
import { type Sent, sendForm } from '../kit/forms/send-form.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { type FileFormField, readFileForm, referencesIn } from '../uploads/file-form.server.ts';
import { tutorsToday } from './personal-data.server.ts';
import { sectionForm, sectionOf } from './section-of.ts';

/** What a section's form is told beside what every form is. */
export interface SectionMore {
  hobbies: string[];
  /** References of the files that the form has, by field: what has arrived is not sent again. */
  files: Record<string, string[]>;
  /** TESOL and removals: everything is right, and waits for the tutor's confirmation. */
  isToBeConfirmed: boolean;
}

type SentSection = Sent<SectionMore>;

const fileFields: Record<string, FileFormField> = {
  ...Object.fromEntries(profileFileSlots.map(({ module, limit }) => [module, { module, limit }])),
  certificate: { module: 'TesolCertificateSelf' },
};

const waitsForConfirmation: SentSection = { goesOn: true, more: { isToBeConfirmed: true } };

/** Saves one section. Done: back to the page with a message; else what was wrong, with everything typed. */
export async function savePersonalData(args: Guarded): Promise<Response> {
  const calls = args.api.personalData;
  const { form, fileErrors } = await readFileForm(args, fileFields);
  const typed = { ...typedTexts(form), hobbies: form.getAll('hobbies').map(String) };
  const { intent = '', id } = typedTexts(form);
  const today = await tutorsToday(args);
  const edited = entrySchema.safeParse(typed).data;
  const entry = edited === undefined ? {} : { ID: edited.id };
  const isConfirmed = form.get('confirmed') === 'yes';
  const send = <Schema extends z.ZodType>(
    schema: Schema,
    call: (values: z.output<Schema>) => Promise<SentSection>,
    words = 'Saved.',
  ): Promise<Response> =>
    sendForm<Schema, SectionMore>({
      form,
      name: sectionForm(intent),
      draft: ['personal-data', intent, id].filter(Boolean).join(':'),
      typed,
      fileErrors,
      schema,
      send: async (values) => {
        const { message = '', ...sent } = await call(values);
        return { ...sent, ...(sent.goesOn || sent.refused ? {} : { message: wordsOr(message, words) }) };
      },
      beside: () => ({
        isToBeConfirmed: false,
        hobbies: typed.hobbies,
        files: Object.fromEntries(Object.keys(fileFields).map((field) => [field, referencesIn(form, field)])),
      }),
      backTo: `${new URL(args.request.url).pathname}#section-${sectionOf(intent)}`,
    });

  switch (intent) {
    case 'about':
      return send(aboutYouSchema(today), (value) =>
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
      return send(educationSchema(today), ({ school, degree, major, startYear, endYear }) =>
        calls.saveEducation({
          body: {
            School: school,
            Degree: degree,
            Major: major,
            StartYear: startYear,
            EndYear: endYear,
            ...entry,
          },
        }),
      );
    case 'experience':
      return send(workExperienceSchema(today), ({ employer, position, startYear, endYear, description }) =>
        calls.saveExperience({
          body: {
            Employer: employer,
            Position: position,
            StartYear: startYear,
            Description: description,
            ...(endYear === undefined ? {} : { EndYear: endYear }),
            ...entry,
          },
        }),
      );
    case 'equipment':
      return send(equipmentSchema, ({ equipment, provider, connection, speedMbps }) =>
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
      return send(interestsSchema, ({ hobbies, interests }) =>
        calls.saveInterests({ body: { Hobbies: hobbies, Interests: interests } }),
      );
    // What is taken out cannot be taken back: a page that has not asked is told to ask.
    case 'deleteEducation':
      return send(
        entrySchema,
        async ({ id: ID }) => (isConfirmed ? calls.deleteEducation({ body: { ID } }) : waitsForConfirmation),
        'Removed.',
      );
    case 'deleteExperience':
      return send(
        entrySchema,
        async ({ id: ID }) => (isConfirmed ? calls.deleteExperience({ body: { ID } }) : waitsForConfirmation),
        'Removed.',
      );
    case 'files':
      return send(z.object({}), () => saveFiles(args, form), 'Your files were saved.');
    case 'tesol':
      return send(
        tesolSchema(today),
        // Sent for good only after a look at it: nothing of it can be changed afterwards (specification, core §4).
        async (value) => (isConfirmed ? saveTesol(args, value) : waitsForConfirmation),
        'Your TESOL information was submitted.',
      );
    default:
      throw new Response('', { status: 400 });
  }
}

const entrySchema = z.object({ id: z.coerce.number().int().positive() });

async function saveFiles({ api }: Guarded, form: FormData): Promise<SentSection> {
  const shown = new Set(form.getAll('slot').map(String));
  if (![...shown].some((module) => referencesIn(form, module).length > 0)) {
    // Nothing stands there: either all that there was is taken out, or nothing was chosen.
    const { body } = await api.personalData.personalData();
    if (!body.Files.some(({ ModuleName }) => shown.has(ModuleName))) {
      return { refused: { error: 'You have not chosen a file yet. Please choose one first.' } };
    }
  }
  let message = '';
  for (const { module } of profileFileSlots) {
    if (!shown.has(module)) continue;
    const saved = await api.personalData.saveFiles({
      body: { ModuleName: module, FilePaths: referencesIn(form, module) },
    });
    message = saved.message;
  }
  return { message };
}

function saveTesol({ api }: Guarded, value: z.output<ReturnType<typeof tesolSchema>>) {
  return api.personalData.saveTesol({
    body: {
      FirstName: value.firstName,
      MiddleName: value.middleName,
      LastName: value.lastName,
      Birthday: value.birthday,
      IDNumber: value.idNumber,
      HasTESOLCertificate: value.hasCertificate === 'yes',
      ...(value.hasCertificate === 'yes'
        ? { TESOLCertificate: uploadReferenceOf(value.certificate, 'TesolCertificateSelf') }
        : {}),
    },
  });
}
