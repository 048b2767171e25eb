import type { EvidenceModule } from '@tutor/rules/devices/evidence-modules';
import type { Api } from '../session/api.server.ts';

/** The statement of a test as a file that forms of the module take. */
export async function attachRun(api: Api, { id, module }: { id: number; module: EvidenceModule }) {
  const { body } = await api.networkTests.attachNetworkTest({ body: { ID: id, ModuleName: module } });
  return { reference: body.FilePath, name: body.FileName, size: body.FileSize };
}
