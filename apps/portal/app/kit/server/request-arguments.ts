import type { LoaderFunctionArgs } from '@remix-run/node';

/** What a loader or an action is given, as far as guarding and answering need it. */
export type RequestArguments = Pick<LoaderFunctionArgs, 'request' | 'context'>;
