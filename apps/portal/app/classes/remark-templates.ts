import { remarkTemplateSchema } from '@tutor/rules/classes/remark-template-form';
import { z } from 'zod';
import { loadPart } from '../kit/beside/parts.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { guarded } from '../session/guarded.server.ts';

/** The tutor's own remark templates. */
export const loader = guarded(async ({ api }) => {
  const templates = await loadPart(api.classRemarks.templates(), ({ body }) =>
    body.map(({ ID, Name, Body }) => ({ id: ID, name: Name, body: Body })),
  );
  return { templates };
});

const saveSchema = remarkTemplateSchema.extend({ id: z.coerce.number().int().positive().optional() });
const deleteSchema = z.object({ id: z.coerce.number().int().positive() });

/** Makes, changes or deletes a template. */
export const action = guarded(async ({ api, request }) => {
  const form = await request.formData();
  if (form.get('intent') === 'delete') {
    return sendForm({
      intent: 'delete',
      schema: deleteSchema,
      form,
      send: ({ id }) => api.classRemarks.deleteTemplate({ body: { ID: id } }),
    });
  }
  return sendForm({
    intent: 'save',
    schema: saveSchema,
    form,
    send: ({ id, name, body }) =>
      api.classRemarks.saveTemplate({ body: { Name: name, Body: body, ...(id === undefined ? {} : { ID: id }) } }),
  });
});
