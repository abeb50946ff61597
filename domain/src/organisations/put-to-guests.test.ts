import { describe, expect, it } from 'vitest'
import type { Document } from '../documents/document.ts'
import type { SiteId, SpecialTermId } from '../shared/ids.ts'
import { documentsOf, mandatoryTermsFor, termsFor } from './put-to-guests.ts'
import type { SpecialTerm } from './special-term.ts'

const [river, hill] = ['river', 'hill'] as SiteId[] as [SiteId, SiteId]
const onHill = [{ siteId: hill }]

function aTerm(name: string, facts: Partial<SpecialTerm>): SpecialTerm {
  const term = { id: name as SpecialTermId, name, text: name, isActive: true, type: 'Mandatory' as const, siteIds: [hill] }
  return { ...term, ...facts }
}

const specialTerms = [
  aTerm('fire', {}),
  aTerm('dogs', { type: 'Optional' }),
  aTerm('boats', { siteIds: [river] }),
  aTerm('old', { isActive: false }),
]
const names = (terms: readonly SpecialTerm[]) => terms.map(({ name }) => name)

describe('the terms of a reservation', () => {
  it('are the active ones of the sites of its plots', () => {
    expect(names(termsFor({ specialTerms }, onHill))).toEqual(['fire', 'dogs'])
    expect(names(termsFor({ specialTerms }, [...onHill, { siteId: river }]))).toEqual(['fire', 'dogs', 'boats'])
    expect(names(termsFor({ specialTerms }, []))).toEqual([])
  })

  it('that must be accepted are the mandatory ones of them', () => {
    expect(names(mandatoryTermsFor({ specialTerms }, onHill))).toEqual(['fire'])
  })

  it('of several sites are for who stays on one of them', () => {
    const both = { specialTerms: [aTerm('gate', { siteIds: [river, hill] })] }

    expect(names(termsFor(both, onHill))).toEqual(['gate'])
  })
})

it('the active documents are put to every guest', () => {
  const documents = [
    { title: 'Indemnity', isActive: true },
    { title: 'Old', isActive: false },
  ] as Document[]

  expect(documentsOf({ documents }).map(({ title }) => title)).toEqual(['Indemnity'])
})
