import { monthDayYearText } from '@tutor/rules/time/month-day-year';
import { zonedDate } from '@tutor/rules/time/zone';
import { partOrNull } from '../kit/beside/parts.server.ts';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import type { UploadedFile } from '../uploads/upload-reply.ts';

/** Today in the tutor's zone by the service's clock, 'yyyy-MM-dd'. */
export async function tutorsToday(args: RequestArguments): Promise<string> {
  const [zone, nowMs] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  return zonedDate(new Date(nowMs), zone);
}

/** What the pages of the personal data show. */
export async function loadPersonalData(args: Guarded) {
  const { api } = args;
  const [data, tesol, contactState, today, schools, locations, hobbies] = await Promise.all([
    api.personalData.personalData(),
    api.personalData.tesol(),
    // Only the checklist needs it.
    partOrNull(api.profile.statusInfo(), ({ body }) => body.ContactState),
    tutorsToday(args),
    offered(api.personalData.schools()),
    offered(api.personalData.locations()),
    offered(api.personalData.hobbies()),
  ]);
  const { About, Educations, Experiences, Equipment, Interests, Contact, Files } = data.body;
  const files: Record<string, UploadedFile[]> = {};
  for (const { ModuleName, FilePath, FileName, FileSize } of Files) {
    const file = { reference: FilePath, name: FileName, size: FileSize };
    files[ModuleName] = [...(files[ModuleName] ?? []), file];
  }
  return {
    today,
    about: {
      firstName: About.FirstName ?? '',
      lastName: About.LastName ?? '',
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
    contact: { skypeId: Contact?.Skype ?? null, phoneEnd: Contact?.PhoneEnd ?? null },
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
      phone: contactState === 1,
    },
  };
}

/** A list that only helps with typing: where it cannot be had, one types without it. */
async function offered<Item>(call: Promise<{ body: Item[] }>): Promise<Item[]> {
  return (await partOrNull(call, ({ body }) => body)) ?? [];
}
