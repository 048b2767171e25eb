import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '../kit/page-title.ts';
import { useActionReply } from '../kit/use-action-reply.ts';
import { loadPersonalData, type SectionReply, savePersonalData } from '../profile/personal-data.server.ts';
import { Tesol } from '../profile/profile-sections.tsx';
import { guarded } from '../session/guarded.server.ts';
import { ContractHeader } from './contract-header.tsx';

export const meta = () => pageTitle('TESOL certification');

export const loader = guarded(loadPersonalData);

export const action = guarded(savePersonalData);

export default function TesolCertification() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionReply<SectionReply>();
  return (
    <>
      <ContractHeader current="tesolCertification" />
      <Tesol data={data} reply={reply} action="/signContract/tesolCertification" />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
