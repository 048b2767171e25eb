import { useLoaderData } from '@remix-run/react';
import { ContractTextCard } from '@tutor/ui/contract/contract-text-card.tsx';
import { AuditStatusTag, ReceiptCard } from '@tutor/ui/contract/receipt-card.tsx';
import { SignForm } from '@tutor/ui/contract/sign-form.tsx';
import { SignaturePad } from '@tutor/ui/contract/signature-pad.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { Banner } from '@tutor/ui/primitives/feedback/banner.tsx';
import { EmptyState } from '@tutor/ui/primitives/feedback/empty-state.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { useUploads } from '../uploads/use-uploads.ts';
import { loadContract, signContract } from './contract.server.ts';
import { ContractHeader } from './contract-header.tsx';
import { signDraft } from './contract-paths.ts';

export const meta = () => pageTitle('Sign Contract');

export const loader = guarded(loadContract);

export const action = guarded(signContract);

type Contract = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>;

export default function ContractPage() {
  const contract = useLoaderData<typeof loader>();
  if (contract === null) {
    return (
      <>
        <ContractHeader current="contractCustom" />
        <EmptyState
          headingLevel={2}
          title="No contract applies to your account"
          description="If you expected one, please ask your team manager."
          action={<ButtonLink href="/home">Go to Dashboard</ButtonLink>}
        />
      </>
    );
  }
  const { receipt, zone } = contract;
  return (
    <>
      <ContractHeader current={contract.isCustom ? 'contractCustom' : 'contract'} />
      <HomeLayout
        main={
          <>
            <Standing contract={contract} />
            {receipt === null ? null : (
              <ReceiptCard
                {...receipt}
                signedAt={new Date(receipt.signedAtMs)}
                downloadHref="/contract/document?signed=1"
                zone={zone}
              />
            )}
            <ContractTextCard
              title={contract.title}
              version={contract.version}
              signerName={contract.signerName}
              sections={contract.sections}
              downloadHref="/contract/document"
            />
            {contract.canSign && contract.step.kind === 'sign' ? <Sign contract={contract} /> : null}
          </>
        }
        aside={
          <Card title="Status">
            <AuditStatusTag status={contract.status} />
          </Card>
        }
      />
    </>
  );
}

/** What stands in the way, or what the company said. */
function Standing({ contract: { step, status, canSign, auditRemark } }: { contract: Contract }) {
  if (canSign && step.kind === 'completeInfo') {
    return (
      <Banner tone="warning" action={<ButtonLink href={step.path}>Personal Data</ButtonLink>}>
        {step.message}
      </Banner>
    );
  }
  if (canSign && step.kind === 'await') return <Banner>{step.message}</Banner>;
  if (status === 0) return <Banner title="Signed">The company audits your contract now. You get a message.</Banner>;
  if (status === 1) {
    return (
      <Banner tone="success" title="Audit Passed">
        Your contract holds.
      </Banner>
    );
  }
  if (status !== 2) return null;
  return (
    <Banner tone="danger" title="Your contract did not pass the audit. Please sign it again.">
      {auditRemark}
    </Banner>
  );
}

const loadSignForm = () => import('@tutor/rules/contract/sign-form');

function Sign({ contract }: { contract: Contract }) {
  const { values = {}, ...form } = useForm(signDraft, {
    load: loadSignForm,
    schemaOf: ({ signFormSchema }) => signFormSchema(contract.signerName),
  });
  return (
    <SignForm
      {...form}
      action={contract.path}
      version={contract.version}
      fullName={contract.signerName}
      values={values}
      pad={<DrawnSignature id={`${signDraft}-picture`} place={contract.path} error={form.errors.picture} />}
      draft={signDraft}
    />
  );
}

const noFiles: never[] = [];

/** The drawing, sent through the uploads as a picture once the pen rests. */
function DrawnSignature({ id, place, error }: { id: string; place: string; error: string | undefined }) {
  const { tutor } = useFrame();
  const { files, pick, remove, retry } = useUploads({
    module: 'ElectronicallySigned',
    place: `${tutor.tuid} ${place} ${signDraft} picture`,
    limit: 1,
    isShrinking: false,
    defaultFiles: noFiles,
  });
  const file = files.at(-1);
  return (
    <SignaturePad
      id={id}
      name="picture"
      file={file}
      error={error}
      onDrawn={(picture) => pick([picture])}
      onRedraw={() => {
        for (const { id: drawn } of files) remove(drawn);
      }}
      onRetry={() => {
        if (file !== undefined) retry(file.id);
      }}
    />
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
