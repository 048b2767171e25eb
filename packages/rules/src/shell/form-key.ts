import { z } from 'zod';

/** The unseen key of a form: one form that is sent twice has one effect. Ours to make, so anything else is made up. */
export const formKeySchema = z.uuid('Please send the form again.');
