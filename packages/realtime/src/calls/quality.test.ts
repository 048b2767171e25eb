import { describe, expect, it } from 'vitest';
import { type LinkCounters, qualityOf } from './quality.ts';

const idle: LinkCounters = {
  isConnected: true,
  packetsReceived: 1_000,
  packetsLost: 100,
  jitterMs: undefined,
  roundTripMs: undefined,
  width: undefined,
  height: undefined,
  framesPerSecond: undefined,
};
const later = (more: Partial<LinkCounters>): LinkCounters => ({ ...idle, packetsReceived: 1_900, ...more });

describe('the quality of a connection', () => {
  it.each<[string, Partial<LinkCounters>]>([
    ['good', {}],
    ['good', { packetsReceived: 1_971, packetsLost: 129 }],
    ['weak', { packetsReceived: 1_970, packetsLost: 130 }],
    ['good', { jitterMs: 39.9 }],
    ['weak', { jitterMs: 40 }],
    ['good', { roundTripMs: 399.9 }],
    ['weak', { roundTripMs: 400 }],
    ['lost', { isConnected: false }],
    ['good', { packetsReceived: 1_000 }],
  ])('is %s with %j', (level, more) => {
    expect(qualityOf(idle, later(more)).level).toBe(level);
  });

  it('counts what was lost since the look before', () => {
    expect(qualityOf(idle, later({ packetsLost: 200 })).loss).toBe(0.1);
    expect(qualityOf(undefined, { ...idle, packetsReceived: 75, packetsLost: 25 }).loss).toBe(0.25);
  });

  it('has no loss where nothing was sent, and none below zero where counters begin anew', () => {
    expect(qualityOf(idle, idle).loss).toBeUndefined();
    expect(qualityOf(idle, { ...idle, packetsReceived: 10, packetsLost: 0 }).loss).toBeUndefined();
  });

  it.each<[string, Partial<LinkCounters>, RegExp]>([
    ['Weak', { packetsLost: 300, roundTripMs: 900 }, /get lost/],
    ['Weak', { roundTripMs: 900, jitterMs: 90 }, /late/],
    ['Weak', { jitterMs: 90 }, /unevenly/],
    ['Lost', { isConnected: false }, /restored/],
  ])('is said as "%s" with what to do', (word, more, advice) => {
    expect(qualityOf(idle, later(more))).toMatchObject({ word, advice: expect.stringMatching(advice) });
  });

  it('asks for nothing where all is well', () => {
    expect(qualityOf(idle, later({}))).toMatchObject({ word: 'Good', advice: undefined });
  });
});
