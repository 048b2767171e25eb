import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '../kit/page/page-title.ts';
import { loadPersonalData } from '../profile/personal-data.server.ts';
import { Tesol } from '../profile/profile-sections.tsx';
import { savePersonalData } from '../profile/save-personal-data.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { ContractHeader } from './contract-header.tsx';

export const meta = () => pageTitle('TESOL certification');

export const loader = guarded(loadPersonalData);

export const action = guarded(savePersonalData);

export default function TesolCertification() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <ContractHeader current="tesolCertification" />
      <Tesol data={data} action="/signContract/tesolCertification" />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
