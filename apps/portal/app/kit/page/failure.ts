import { isRouteErrorResponse } from '@remix-run/react';
import { unreachableMessage } from '@tutor/api/core/api-error';
import { lostPartWords } from '../beside/parts.ts';
import { LostLineError } from '../line/lost-line.ts';

/** What an error boundary tells the tutor: what happened, why, and what to do next. */
export interface Failure {
  drawing: 'notFound' | 'failure' | 'offline';
  title: string;
  text: string;
  requestId?: string | undefined;
}

/** Words for whatever reached an error boundary. Texts of unexpected errors are never shown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof LostLineError) {
    return {
      drawing: 'offline',
      title: unreachableMessage,
      text: 'Your line seems to be down. This page opens by itself once it is back.',
    };
  }
  if (!isRouteErrorResponse(error)) {
    return {
      drawing: 'failure',
      title: 'Something went wrong',
      text: 'This page could not be shown. Nothing you saved is lost. Please try again.',
    };
  }
  const { message, kind, requestId } = pageData(error.data);
  if (kind === 'unreachable' || kind === 'timeout') {
    return {
      drawing: 'offline',
      title: message ?? unreachableMessage,
      text: 'The service does not answer at the moment. Please try again.',
      requestId,
    };
  }
  if (kind === 'refused') {
    return {
      drawing: 'notFound',
      title: 'This is not available',
      text: message ?? 'Please go back and try again.',
      requestId,
    };
  }
  if (error.status === 404) {
    return {
      drawing: 'notFound',
      title: 'This page does not exist',
      text: 'The address may be old or mistyped.',
      requestId,
    };
  }
  return {
    drawing: 'failure',
    title: 'Something went wrong',
    text: message ?? 'Please try again in a moment.',
    requestId,
  };
}

/** Words for what came in place of a part of the page, and whether to ask again may bring the part. */
export function partFailure(error: unknown): { problem: string; isWorthAsking: boolean } {
  if (!isRouteErrorResponse(error)) return { problem: lostPartWords, isWorthAsking: true };
  return { problem: pageData(error.data).message ?? lostPartWords, isWorthAsking: error.status !== 404 };
}

function pageData(data: unknown): { message?: string; kind?: string; requestId?: string } {
  if (typeof data !== 'object' || data === null) return {};
  const text = (key: string): string | undefined => {
    const value: unknown = Reflect.get(data, key);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const found = { message: text('message'), kind: text('kind'), requestId: text('requestId') };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
