import type { EvidenceModule } from '@tutor/rules/devices/evidence-modules';
import { timeText } from '@tutor/rules/time/zoned-text';
import { useEffect, useState } from 'react';
import { ask } from '../kit/line/ask.ts';
import { useFrame } from '../session/use-frame.ts';
import { readLastTest } from './last-test.ts';

type Proof = { is: 'none' | 'asking' } | { is: 'attached'; reference: string } | { is: 'failed'; message: string };

export interface NetworkProof {
  /** 'Attach my network test of 9:12 AM'; undefined where this browser has made none of late. */
  label: string | undefined;
  isAsking: boolean;
  problem: string | undefined;
  /** Of the statement, once it is made. */
  reference: string | undefined;
  attach: () => void;
  clear: () => void;
}

/** The last network test of this browser, as evidence for a form. */
export function useNetworkProof(module: EvidenceModule): NetworkProof {
  const { tuid, zone } = useFrame().tutor;
  const [test, setTest] = useState<{ id: number; atMs: number }>();
  const [proof, setProof] = useState<Proof>({ is: 'none' });
  useEffect(() => {
    const last = readLastTest();
    setTest(last?.kept?.tuid === tuid ? { id: last.kept.id, atMs: last.atMs } : undefined);
  }, [tuid]);

  const attach = async (id: number): Promise<void> => {
    setProof({ is: 'asking' });
    const made = await ask<{ reference: string }>('/devices/attach-network-test', { id: String(id), module });
    if (made.isDone) return setProof({ is: 'attached', reference: made.body.reference });
    const isInWords = made.kind === 'refused' || made.kind === 'limited';
    const message = isInWords ? made.message : 'Your network test could not be attached.';
    setProof({ is: 'failed', message: `${message} Please choose a photo, or try again.` });
  };
  return {
    label: test && `Attach my network test of ${timeText(new Date(test.atMs), zone)}`,
    isAsking: proof.is === 'asking',
    problem: proof.is === 'failed' ? proof.message : undefined,
    reference: proof.is === 'attached' ? proof.reference : undefined,
    attach: () => {
      if (test !== undefined) void attach(test.id);
    },
    clear: () => setProof({ is: 'none' }),
  };
}
