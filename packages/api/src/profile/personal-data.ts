import {
  connectionTypes,
  degrees,
  equipmentTypes,
  hobbiesMax,
  hobbyLengthMax,
} from '@tutor/rules/profile/personal-data';
import { profileFileModules } from '@tutor/rules/profile/profile-files';
import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { whole } from '../core/read-reply.ts';
import { ignored, optionalFile, optionalText, optionalUpload } from '../core/wire.ts';

const date = z.iso.date();
const text = (max: number) => z.string().overwrite(typedText).max(max);

const about = z.object({
  FirstName: text(60).min(1),
  LastName: text(60).min(1),
  Sex: z.int().min(0).max(2),
  Birthday: date,
  Provice: text(80).min(1),
  City: text(80).min(1),
  Location: text(200),
  SelfIntrodction: text(1_000),
});
const education = z.object({
  School: text(120).min(1),
  Degree: z.enum(degrees),
  Major: text(120),
  StartYear: z.int().min(1950).max(2200),
  EndYear: z.int().min(1950).max(2200),
});
const experience = z.object({
  Employer: text(120).min(1),
  Position: text(120).min(1),
  StartYear: z.int().min(1950).max(2200),
  EndYear: z.int().min(1950).max(2200).optional(),
  Description: text(500),
});
const equipment = z.object({
  TutoringEquipment: z.enum(equipmentTypes),
  IntServiceProvider: text(80).min(1),
  NetConnType: z.enum(connectionTypes),
  InternetSpeed: z.int().min(1).max(10_000),
});
const hobby = z.string().overwrite(typedText).min(1).max(hobbyLengthMax);
// Saved as a whole: a hobby that is missing here would be forgotten.
const interests = z.object({ Hobbies: whole(z.array(hobby).max(hobbiesMax)), Interests: text(500) });
const id = z.int().positive();
const profileFile = z.object({
  ModuleName: z.enum(profileFileModules),
  FilePath: z.string(),
  FileName: z.string(),
  FileSize: z.int().nonnegative(),
});
const tesol = z.object({
  FirstName: text(60).min(1),
  MiddleName: text(60),
  LastName: text(60).min(1),
  Birthday: date,
  IDNumber: text(40).min(1),
  HasTESOLCertificate: z.boolean(),
  TESOLCertificate: optionalFile,
});

/** What tutors tell the company about themselves (specification, core §7 'Teach info'; shapes assumed). */
export const personalData = area('/api/TeachInfo', {
  personalData: post('/api/tutordata/Profile', {
    summary: 'Everything that the tutor filled in so far; absent parts were not.',
    reply: z.object({
      About: about.partial().extend({ FirstName: optionalText, LastName: optionalText }),
      Educations: z.array(education.extend({ ID: id })),
      Experiences: z.array(experience.extend({ ID: id, EndYear: z.int().nullish() })),
      Equipment: equipment.nullish(),
      Interests: interests.nullish(),
      /** The Skype ID, and the last four digits of the phone: enough to know one's own by. */
      Contact: z.object({ Skype: optionalText, PhoneEnd: optionalText }).nullish(),
      // Saved as a whole: a file that is missing here would be taken out.
      Files: whole(z.array(profileFile)),
    }),
    assumed: true,
  }),
  schools: post('GetSchools', {
    summary: 'Schools that are offered while a tutor types one; any other can be written too.',
    reply: z.array(z.string().min(1).max(120)),
    assumed: true,
  }),
  locations: post('GetLocations', {
    summary: 'Provinces with their cities, offered while a tutor types one; any other can be written too.',
    reply: z.array(z.object({ Provice: z.string().min(1).max(80), Cities: z.array(z.string().min(1).max(80)) })),
    assumed: true,
  }),
  hobbies: post('GetHobbies', {
    summary: 'Hobbies to choose from.',
    reply: z.array(hobby),
    assumed: true,
  }),
  saveAbout: post('SaveProfile', {
    summary: 'Saves who the tutor is.',
    body: about,
    reply: ignored,
    assumed: true,
  }),
  saveEducation: post('SaveEducation', {
    summary: 'Adds a school, or changes the one of the ID.',
    body: education.extend({ ID: id.optional() }),
    reply: ignored,
    assumed: true,
  }),
  deleteEducation: post('DeleteEducation', {
    summary: 'Takes a school out.',
    body: z.object({ ID: id }),
    reply: ignored,
    assumed: true,
  }),
  saveExperience: post('SaveWorkExperience', {
    summary: 'Adds a job, or changes the one of the ID.',
    body: experience.extend({ ID: id.optional() }),
    reply: ignored,
    assumed: true,
  }),
  deleteExperience: post('DeleteWorkExperience', {
    summary: 'Takes a job out.',
    body: z.object({ ID: id }),
    reply: ignored,
    assumed: true,
  }),
  saveEquipment: post('SaveEquipment', {
    summary: 'Saves computer and line.',
    body: equipment,
    reply: ignored,
    assumed: true,
  }),
  saveInterests: post('SaveInterests', {
    summary: 'Saves hobbies and interests.',
    body: interests,
    reply: ignored,
    assumed: true,
  }),
  saveFiles: post('SaveProfileFiles', {
    summary: 'Makes these uploads the files of a module; those that are not named are taken out.',
    body: z.object({
      ModuleName: z.enum(profileFileModules),
      FilePaths: z.array(text(200)).max(10),
    }),
    reply: ignored,
    assumed: true,
  }),
  tesol: post('GetTESOLInfo', {
    summary: 'The TESOL registration, or null before it was sent.',
    reply: tesol.nullable(),
    assumed: true,
  }),
  saveTesol: post('SaveTESOLInfo', {
    summary: 'Sends the TESOL registration, once: afterwards it cannot be changed.',
    body: tesol.extend({ TESOLCertificate: optionalUpload('TesolCertificateSelf') }),
    reply: ignored,
    assumed: true,
  }),
});
