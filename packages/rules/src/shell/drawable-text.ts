import { z } from 'zod';
import { drawable } from './drawable.ts';

/** A text of a reply or an event. */
export const drawableText = z.string().transform(drawable);
