import { implement } from '@tutor/api/core/implement';
import { personalData as contract } from '@tutor/api/profile/personal-data';
import { type PersonalDataParts, personalDataStates } from '@tutor/rules/profile/completeness';
import { connectionTypes, equipmentTypes } from '@tutor/rules/profile/personal-data';
import { findProfileFileSlot } from '@tutor/rules/profile/profile-files';
import { birthdayMin } from '@tutor/rules/profile/tesol';
import { fileGoneMessage, isUploadReference } from '@tutor/rules/uploads/upload-reference';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { violates } from '../database/violation.ts';
import { files } from '../files/tables.ts';
import { takeFile } from '../files/take-file.ts';
import { moveByRule } from '../growth/move-growth.ts';
import { sessionGone } from '../http/bearer.ts';
import type { CallContext } from '../http/call-context.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { hobbies, locations, schools } from './lookups.ts';
import {
  educations,
  personalDetails,
  profileFiles,
  tesolRegistrations,
  workExperiences,
} from './personal-data-tables.ts';
import { tutorProfiles } from './tables.ts';

type Details = Omit<typeof personalDetails.$inferInsert, 'tuid'>;

/** A tutor's personal data, part by part. */
export const personalDataEndpoints = implement<typeof contract, CallContext>(contract, {
  personalData: async ({ queries, requireSession }) => {
    const { tuid } = requireSession();
    const [tutor] = await queries
      .select({
        firstName: tutors.firstName,
        lastName: tutors.lastName,
        skypeId: tutors.skypeId,
        phone: tutorProfiles.phone,
        details: personalDetails,
      })
      .from(tutors)
      .leftJoin(tutorProfiles, eq(tutorProfiles.tuid, tutors.tuid))
      .leftJoin(personalDetails, eq(personalDetails.tuid, tutors.tuid))
      .where(eq(tutors.tuid, tuid));
    if (tutor === undefined) throw sessionGone();
    const { firstName, lastName, skypeId, phone, details } = tutor;
    const schools = await queries
      .select()
      .from(educations)
      .where(eq(educations.tuid, tuid))
      .orderBy(asc(educations.startYear), asc(educations.id));
    const jobs = await queries
      .select()
      .from(workExperiences)
      .where(eq(workExperiences.tuid, tuid))
      .orderBy(asc(workExperiences.startYear), asc(workExperiences.id));
    const attached = await attachedFiles(queries, tuid);
    return {
      body: {
        About: {
          FirstName: firstName,
          LastName: lastName,
          Sex: details?.sex ?? undefined,
          Birthday: details?.birthday ?? undefined,
          Provice: details?.province ?? undefined,
          City: details?.city ?? undefined,
          Location: details?.location ?? undefined,
          SelfIntrodction: details?.introduction ?? undefined,
        },
        Educations: schools.map(({ id, school, degree, major, startYear, endYear }) => ({
          ID: id,
          School: school,
          Degree: contract.saveEducation.body.shape.Degree.parse(degree),
          Major: major,
          StartYear: startYear,
          EndYear: endYear,
        })),
        Experiences: jobs.map(({ id, employer, position, startYear, endYear, description }) => ({
          ID: id,
          Employer: employer,
          Position: position,
          StartYear: startYear,
          EndYear: endYear,
          Description: description,
        })),
        Equipment: wireEquipment(details),
        Interests:
          details === null || details.hobbies === null
            ? null
            : {
                Hobbies: hobbies.filter((hobby) => details.hobbies?.includes(hobby)),
                Interests: details.interests ?? '',
              },
        Contact: { Skype: skypeId ?? undefined, PhoneEnd: phone?.slice(-4) },
        Files: attached.flatMap(({ moduleName, reference, fileName, byteSize }) => {
          const slot = findProfileFileSlot(moduleName);
          return slot === undefined
            ? []
            : [{ ModuleName: slot.module, FilePath: reference, FileName: fileName, FileSize: byteSize }];
        }),
      },
    };
  },

  schools: async ({ requireSession }) => {
    requireSession();
    return { body: [...schools] };
  },

  locations: async ({ requireSession }) => {
    requireSession();
    return { body: locations.map(({ province, cities }) => ({ Provice: province, Cities: [...cities] })) };
  },

  hobbies: async ({ requireSession }) => {
    requireSession();
    return { body: [...hobbies] };
  },

  saveAbout: async ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    requireBirthday(body.Birthday, now);
    return saved(queries, { tuid, now }, async (tx) => {
      await tx.update(tutors).set({ firstName: body.FirstName, lastName: body.LastName }).where(eq(tutors.tuid, tuid));
      await putDetails(tx, tuid, {
        sex: body.Sex,
        birthday: body.Birthday,
        province: body.Provice,
        city: body.City,
        location: body.Location,
        introduction: body.SelfIntrodction,
      });
    });
  },

  saveEducation: async ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    if (body.StartYear > body.EndYear) throw invalid('EndYear', 'The end must not be before the start.');
    const values = {
      school: body.School,
      degree: body.Degree,
      major: body.Major,
      startYear: body.StartYear,
      endYear: body.EndYear,
    };
    return saved(queries, { tuid, now }, async (tx) => {
      if (body.ID === undefined) {
        await tx
          .insert(educations)
          .values({ tuid, ...values })
          .onConflictDoUpdate({
            target: [educations.tuid, educations.school, educations.degree, educations.startYear],
            set: values,
          });
        return;
      }
      const changed = await tx
        .update(educations)
        .set(values)
        .where(and(eq(educations.id, body.ID), eq(educations.tuid, tuid)))
        .returning();
      if (changed.length === 0) throw gone();
    }).catch(rethrowDouble('educations_unique'));
  },

  deleteEducation: async ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const remove = async (tx: Queries): Promise<void> => {
      await tx.delete(educations).where(and(eq(educations.id, body.ID), eq(educations.tuid, tuid)));
    };
    return saved(queries, { tuid, now }, remove, 'Removed.');
  },

  saveExperience: async ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    if (body.EndYear !== undefined && body.StartYear > body.EndYear) {
      throw invalid('EndYear', 'The end must not be before the start.');
    }
    const values = {
      employer: body.Employer,
      position: body.Position,
      startYear: body.StartYear,
      endYear: body.EndYear ?? null,
      description: body.Description,
    };
    return saved(queries, { tuid, now }, async (tx) => {
      if (body.ID === undefined) {
        const { employer, position, startYear } = workExperiences;
        await tx
          .insert(workExperiences)
          .values({ tuid, ...values })
          .onConflictDoUpdate({ target: [workExperiences.tuid, employer, position, startYear], set: values });
        return;
      }
      const changed = await tx
        .update(workExperiences)
        .set(values)
        .where(and(eq(workExperiences.id, body.ID), eq(workExperiences.tuid, tuid)))
        .returning();
      if (changed.length === 0) throw gone();
    }).catch(rethrowDouble('work_experiences_unique'));
  },

  deleteExperience: async ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const remove = async (tx: Queries): Promise<void> => {
      await tx.delete(workExperiences).where(and(eq(workExperiences.id, body.ID), eq(workExperiences.tuid, tuid)));
    };
    return saved(queries, { tuid, now }, remove, 'Removed.');
  },

  saveEquipment: ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    return saved(queries, { tuid, now }, (tx) =>
      putDetails(tx, tuid, {
        equipment: body.TutoringEquipment,
        provider: body.IntServiceProvider,
        connection: body.NetConnType,
        speedMbps: body.InternetSpeed,
      }),
    );
  },

  saveInterests: ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    if (body.Hobbies.length === 0 && body.Interests === '')
      throw invalid('Hobbies', 'Please choose a hobby, or write what you like.');
    const unknown = body.Hobbies.find((hobby) => !hobbies.includes(hobby));
    if (unknown !== undefined) throw invalid('Hobbies', `“${unknown}” is not offered any more.`);
    return saved(queries, { tuid, now }, (tx) =>
      putDetails(tx, tuid, { hobbies: body.Hobbies, interests: body.Interests }),
    );
  },

  saveFiles: async ({ body: { ModuleName, FilePaths }, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const wanted = [...new Set(FilePaths)];
    const limit = findProfileFileSlot(ModuleName)?.limit ?? 0;
    if (wanted.length > limit) throw invalid('FilePaths', `At most ${limit} files can be kept here.`);
    const change = async (tx: Queries): Promise<void> => {
      for (const reference of wanted) {
        if (!isUploadReference(reference, ModuleName)) throw invalid('FilePaths', fileGoneMessage);
        await takeFile(tx, { tuid, moduleName: ModuleName, reference, field: 'FilePaths', now });
      }
      const own = await tx
        .select({ id: files.id, reference: files.reference })
        .from(files)
        .where(and(eq(files.tuid, tuid), eq(files.moduleName, ModuleName)));
      if (own.length === 0) return;
      await tx.delete(profileFiles).where(
        inArray(
          profileFiles.fileId,
          own.map(({ id }) => id),
        ),
      );
      const rows = wanted.flatMap((reference, position) => {
        const file = own.find((candidate) => candidate.reference === reference);
        return file === undefined ? [] : [{ tuid, fileId: file.id, position }];
      });
      if (rows.length > 0) await tx.insert(profileFiles).values(rows);
      if (ModuleName === 'UserFace') {
        await tx
          .update(tutors)
          .set({ avatar: wanted[0] ?? null })
          .where(eq(tutors.tuid, tuid));
      }
    };
    return saved(queries, { tuid, now }, change, 'Your files were saved.');
  },

  tesol: async ({ queries, requireSession }) => {
    const registration = await findTesol(queries, requireSession().tuid);
    return { body: registration === undefined ? null : wireTesol(registration) };
  },

  saveTesol: async ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    requireBirthday(body.Birthday, now);
    const certificate = body.HasTESOLCertificate ? body.TESOLCertificate : undefined;
    if (body.HasTESOLCertificate && certificate === undefined) {
      throw invalid('TESOLCertificate', 'Please choose your certificate.');
    }
    const values = {
      firstName: body.FirstName,
      middleName: body.MiddleName,
      lastName: body.LastName,
      birthday: body.Birthday,
      idNumber: body.IDNumber,
      hasCertificate: body.HasTESOLCertificate,
      certificate: certificate ?? null,
    };
    await queries.transaction(async (tx) => {
      if (certificate !== undefined) {
        await takeFile(tx, {
          tuid,
          moduleName: 'TesolCertificateSelf',
          reference: certificate,
          field: 'TESOLCertificate',
          now,
        });
      }
      const inserted = await tx
        .insert(tesolRegistrations)
        .values({ tuid, ...values, at: now })
        .onConflictDoNothing()
        .returning();
      if (inserted.length > 0) return;
      const known = await findTesol(tx, tuid);
      // The same again is a retry; anything else would be a change.
      const isSame = known !== undefined && JSON.stringify(wireTesol(known)) === JSON.stringify(wireTesol(values));
      if (isSame) return;
      throw new Refusal(refusalCodes.alreadyAnswered, 'Your TESOL information was sent before and cannot be changed.');
    });
    return { body: true, message: 'Your TESOL information was submitted.' };
  },
});

/** Changes a part in one transaction and brings the tutor's states up to it. */
async function saved(
  queries: Queries,
  { tuid, now }: { tuid: number; now: Date },
  change: (tx: Queries) => Promise<void>,
  message = 'Saved.',
) {
  await queries.transaction(async (tx) => {
    // One change of a tutor's data at a time: the states below are of all parts together.
    await tx.select({ tuid: tutors.tuid }).from(tutors).where(eq(tutors.tuid, tuid)).for('no key update');
    await change(tx);
    await refreshStates(tx, tuid, now);
  });
  return { body: true, message };
}

async function putDetails(tx: Queries, tuid: number, details: Details): Promise<void> {
  await tx
    .insert(personalDetails)
    .values({ tuid, ...details })
    .onConflictDoUpdate({ target: personalDetails.tuid, set: details });
}

async function refreshStates(tx: Queries, tuid: number, now: Date): Promise<void> {
  const [profile] = await tx.select().from(tutorProfiles).where(eq(tutorProfiles.tuid, tuid)).for('update');
  if (profile === undefined) return;
  const [details] = await tx.select().from(personalDetails).where(eq(personalDetails.tuid, tuid));
  const [schools] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(educations)
    .where(eq(educations.tuid, tuid));
  const modules = new Set((await attachedFiles(tx, tuid)).map(({ moduleName }) => moduleName));
  const parts: PersonalDataParts = {
    about: details?.birthday != null,
    education: (schools?.count ?? 0) > 0,
    equipment: details?.equipment != null,
    interests: details?.hobbies != null,
    picture: modules.has('UserFace'),
    identity: modules.has('IdentityImg'),
    phone: profile.phone !== null,
  };
  const { personal, contact, hobbies: liking } = personalDataStates(parts);
  // What the company once accepted stays accepted while a tutor renews a part of it.
  const isComplete = profile.hasPersonalData || personal === 1;
  await tx
    .update(tutorProfiles)
    .set({
      hasPersonalData: isComplete,
      hasContactData: profile.hasContactData || contact === 1,
      hasHobbies: liking === 1 || profile.hasHobbies,
    })
    .where(eq(tutorProfiles.tuid, tuid));
  // Nobody is led to a degree that is there.
  if (parts.education) await tx.update(tutors).set({ isNeedRedirectDegree: false }).where(eq(tutors.tuid, tuid));
  if (isComplete) {
    await tx.update(tutors).set({ isNeedToImprovePersonalInformation: false }).where(eq(tutors.tuid, tuid));
    await moveByRule(tx, { rule: 'profileCompleted', tuid, occasion: 'first', at: now });
  }
}

function attachedFiles(queries: Queries, tuid: number) {
  return queries
    .select({
      moduleName: files.moduleName,
      reference: files.reference,
      fileName: files.fileName,
      byteSize: files.byteSize,
    })
    .from(profileFiles)
    .innerJoin(files, eq(files.id, profileFiles.fileId))
    .where(eq(profileFiles.tuid, tuid))
    .orderBy(asc(profileFiles.position));
}

function wireEquipment(details: typeof personalDetails.$inferSelect | null) {
  const equipment = equipmentTypes.find((type) => type === details?.equipment);
  const connection = connectionTypes.find((type) => type === details?.connection);
  if (details === null || equipment === undefined || connection === undefined) return null;
  return {
    TutoringEquipment: equipment,
    IntServiceProvider: details.provider ?? '',
    NetConnType: connection,
    InternetSpeed: details.speedMbps ?? 1,
  };
}

type Tesol = Omit<typeof tesolRegistrations.$inferSelect, 'tuid' | 'at'>;

async function findTesol(queries: Queries, tuid: number): Promise<Tesol | undefined> {
  const [registration] = await queries.select().from(tesolRegistrations).where(eq(tesolRegistrations.tuid, tuid));
  return registration;
}

function wireTesol({ firstName, middleName, lastName, birthday, idNumber, hasCertificate, certificate }: Tesol) {
  return {
    FirstName: firstName,
    MiddleName: middleName,
    LastName: lastName,
    Birthday: birthday,
    IDNumber: idNumber,
    HasTESOLCertificate: hasCertificate,
    TESOLCertificate: certificate ?? undefined,
  };
}

// The tutor's own day may be ahead of ours by up to 14 hours; the portal compares with the tutor's.
function requireBirthday(birthday: string, now: Date): void {
  const latest = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  if (birthday < birthdayMin || birthday > latest)
    throw invalid('Birthday', 'This birthday cannot be right. Please check the year.');
}

function gone(): Refusal {
  return new Refusal(refusalCodes.unknown, 'This entry does not exist any more. Please reload the page.');
}

function rethrowDouble(constraint: string): (error: unknown) => never {
  return (error) => {
    if (violates(error, constraint)) throw new Refusal(refusalCodes.invalid, 'This entry is there already.');
    throw error;
  };
}
