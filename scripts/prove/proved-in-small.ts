import type {} from '@camp/adapters/postgres/testing/global-setup.ts'
import { inject } from 'vitest'
import { brokenPromises } from './figures.ts'
import type { Proof } from './proof.ts'

/** A small one of what `npm run prove:…` proves at length; the seed of a failure repeats it. */
export async function provedInSmall(proof: Proof, count: number) {
  const seed = Math.floor(Math.random() * 2 ** 31)
  return { seed, broken: brokenPromises(await proof({ serverUrl: inject('testServerUrl'), count, seed, say: () => {} })) }
}
