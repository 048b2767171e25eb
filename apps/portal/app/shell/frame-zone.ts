import { useRouteLoaderData } from '@remix-run/react';
import { companyZone } from '@tutor/rules/time/zone';
import type { loader } from './frame.tsx';

/** The zone in which this tutor's pages show time. */
export function useFrameZone(): string {
  return useRouteLoaderData<typeof loader>('shell/frame')?.tutor.zone ?? companyZone;
}
