/** By itself, so that it loads with the schemas and after the page: with them it is a fifth of what a page may load. */
export { parseWithZod as parseFields } from '@conform-to/zod/v4';
