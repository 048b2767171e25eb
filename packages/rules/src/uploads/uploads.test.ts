import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chunkBytes,
  chunkCount,
  chunkRange,
  missingChunks,
  nextBatch,
  nextBatchLength,
  uploadDialogCloseMs,
  uploadPercent,
} from './chunks.ts';
import { shownFileName } from './file-name.ts';
import { fileTypeOfName } from './file-types.ts';
import { sizeText } from './size-text.ts';
import { chunkFailedMessage, noFileMessage, uploadFailedMessage } from './upload-messages.ts';
import { isUploadModule, uploadBytesMax, uploadLimits, uploadModules, uploadProblem } from './upload-modules.ts';
import { isUploadReference } from './upload-reference.ts';

const mebibyte = 1024 * 1024;

describe('slices', () => {
  it.each([
    [0, 0],
    [1, 1],
    [chunkBytes - 1, 1],
    [chunkBytes, 1],
    [chunkBytes + 1, 2],
    [50 * mebibyte, 100],
  ])('of %i bytes are %i', (bytes, count) => {
    expect(chunkCount(bytes)).toBe(count);
  });

  it('lie side by side from the first byte to the last, whole but the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 * chunkBytes }), (bytes) => {
        let end = 0;
        for (let chunk = 1; chunk <= chunkCount(bytes); chunk += 1) {
          const range = chunkRange(chunk, bytes);
          expect(range.start).toBe(end);
          if (chunk < chunkCount(bytes)) expect(range.end - range.start).toBe(chunkBytes);
          end = range.end;
        }
        expect(end).toBe(bytes);
      }),
    );
  });

  it.each([
    [[1, 2, 3, 4], 3, [1, 2, 3]],
    [[2, 3], 4, [2, 3]],
    [[3, 4, 6, 7], 4, [3, 4]],
    [[5, 7, 8], 2, [5]],
    [[], 4, []],
  ])('of %j with room for %i go together: %j', (missing, length, batch) => {
    expect(nextBatch(missing, length)).toEqual(batch);
  });

  it.each([
    [1, 249, 4],
    [1, 250, 2],
    [1, 999, 2],
    [4, 1_000, 4],
    [4, 4_000, 4],
    [4, 4_001, 2],
    [1, 4_001, 1],
    [8, 0, 16],
    [16, 0, 16],
  ])('%i of which took %i ms are %i the next time', (length, tookMs, next) => {
    expect(nextBatchLength(length, tookMs)).toBe(next);
  });

  it('that are missing are those that the server has not, in order', () => {
    expect(missingChunks(chunkBytes * 4, [3, 1])).toEqual([2, 4]);
    expect(missingChunks(chunkBytes * 2, [1, 2, 3, -1])).toEqual([]);
    expect(missingChunks(0, [])).toEqual([]);
  });
});

describe('progress', () => {
  it.each([
    [{ sentBytes: 0, totalBytes: 100, isMerged: false }, 0],
    [{ sentBytes: 50, totalBytes: 100, isMerged: false }, 49],
    [{ sentBytes: 100, totalBytes: 100, isMerged: false }, 99],
    [{ sentBytes: 200, totalBytes: 100, isMerged: false }, 99],
    [{ sentBytes: 0, totalBytes: 0, isMerged: false }, 0],
    [{ sentBytes: 100, totalBytes: 100, isMerged: true }, 100],
  ])('of %j is %i', (upload, percent) => {
    expect(uploadPercent(upload)).toBe(percent);
  });
});

it('slices, dialog and failures are those of the specification', () => {
  expect([chunkBytes, uploadDialogCloseMs, uploadBytesMax]).toEqual([524_288, 1_500, 52_428_800]);
  expect([noFileMessage, chunkFailedMessage, uploadFailedMessage]).toEqual([
    'Please select a file first',
    'Upload failed, please try again later',
    'Upload fail',
  ]);
});

describe('a module', () => {
  it('is one of the 22, exactly as spelt', () => {
    expect(uploadModules.join(' ')).toBe(
      [
        'LifeVideo TutorAudio LifePhoto UserFace CoursewareResources TutorCertificates Absent IdentityImg BankStatement',
        'ElectronicallySigned ProblemScreenshot Attachment AppealFile LeaveReason TeacherCertification PoliceCertificate',
        'TesolCertificateSelf ProfessionalIdPhoto GroupPhoto ToturTaskFile SubjectWrong LessonUserFaceFile',
      ].join(' '),
    );
    expect(isUploadModule('ToturTaskFile')).toBe(true);
    for (const name of ['absent', 'TutorTaskFile', '', 'toString']) expect(isUploadModule(name)).toBe(false);
  });

  it('takes at most 50 MiB, and Absent .jpg and .png alone', () => {
    for (const name of uploadModules) expect(uploadLimits(name).maxBytes).toBeLessThanOrEqual(uploadBytesMax);
    expect(uploadLimits('Absent')).toMatchObject({
      accept: '.jpg,.jpeg,.jfif,.jpe,.png',
      typesText: 'JPG or PNG',
      sizeText: '10 MiB',
    });
  });

  it.each(['ProblemScreenshot', 'AppealFile'] as const)('%s takes the pictures of a feedback', (name) => {
    expect(uploadLimits(name).accept).toBe('.jpg,.jpeg,.jfif,.jpe,.png,.gif');
  });

  it.each([
    ['photo.JPG', 1, undefined],
    ['photo.jpeg', 10 * mebibyte, undefined],
    ['photo.png', 10 * mebibyte + 1, 'This file has 10.1 MiB; at most 10 MiB can be sent here.'],
    ['photo.png', 0, 'This file is empty. Please choose another one.'],
    ['photo.gif', 1, 'Only JPG or PNG files can be sent here.'],
    ['photo.png.exe', 1, 'Only JPG or PNG files can be sent here.'],
    ['photo.jfif', 1, undefined],
    // Its content tells.
    ['photo', 1, undefined],
    ['photo', 0, 'This file is empty. Please choose another one.'],
  ])('Absent says of %s with %i bytes: %s', (name, size, problem) => {
    expect(uploadProblem('Absent', { name, size })).toBe(problem);
  });

  it('names the way out of a photo that can be made smaller', () => {
    expect(uploadProblem('Absent', { name: 'photo.jpg', size: 10 * mebibyte + 1 }, true)).toBe(
      'This file has 10.1 MiB; at most 10 MiB can be sent here. Tick “Make photos smaller first” and choose it again.',
    );
  });

  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KiB'],
    [1025, '2 KiB'],
    [mebibyte, '1 MiB'],
    [12.34 * mebibyte, '12.4 MiB'],
  ])('size %d reads %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});

describe('a reference', () => {
  const name = 'abcdefghijklmnopqrst-_';
  it.each([
    [`Absent/${name}.jpg`, true],
    [`UserFace/${name}.jpg`, false],
    [`Absent/${name}.exe`, false],
    [`Absent/${name}x.jpg`, false],
    [`Absent/../${name}.jpg`, false],
    [`Absent/${name}.jpg\n`, false],
    ['', false],
  ])('%j of Absent is one: %s', (text, isOne) => {
    expect(isUploadReference(text, 'Absent')).toBe(isOne);
  });
});

describe('a file name', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\photos\\me.png', 'me.png'],
    ['  .hidden.  ', 'hidden'],
    ['a\u0000b\u202Egnp.exe', 'abgnp.exe'],
    ['..', 'file'],
    ['', 'file'],
    ['Ünïcode 写真.png', 'Ünïcode 写真.png'],
  ])('%j is shown as %j', (given, shown) => {
    expect(shownFileName(given)).toBe(shown);
  });

  // fast-check's own units take seconds to be built.
  const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point));

  it('never has a path or a control in it and at most 120 characters, whatever was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (given) => {
        const shown = shownFileName(given);
        expect(shown).not.toMatch(/[/\\\p{Cc}]/u);
        expect([...shown].length).toBeGreaterThan(0);
        expect([...shown].length).toBeLessThanOrEqual(120);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps its ending when it is cut', () => {
    expect(shownFileName(`${'a'.repeat(300)}.jpeg`)).toMatch(/^a+….jpeg$/);
    expect(fileTypeOfName(shownFileName(`${'a'.repeat(300)}.jpeg`))).toBe('jpg');
  });
});
