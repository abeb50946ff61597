import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { aDocument, aTerm } from '../testing/kwena-camp.ts'
import { agreementsOf } from './agreements-of.ts'

const agreedAt = Temporal.Instant.from('2026-11-20T10:00:00Z')
const [pets, generators] = [
  aTerm(1, { name: 'Dogs', type: 'Optional', text: '<p>On a lead.</p>' }),
  aTerm(2, { name: 'No generators', type: 'Mandatory', text: '<p>None.</p>' }),
]
const indemnity = aDocument(1, { title: 'Indemnity', text: '<p>Words.</p>', version: 3 })
const firePlan = aDocument(2, { title: 'Fire plan', text: '<p>Words.</p>', version: 1, isMandatory: false })

function agreed(command: Parameters<typeof agreementsOf>[0]['command']) {
  return agreementsOf({ terms: [pets, generators], documents: [indemnity, firePlan], command, agreedAt })
}

describe('what a guest agreed to', () => {
  it('is the terms that were accepted, in their words, and no other', () => {
    expect(agreed({ acceptedTermIds: [generators.id], acknowledgedDocuments: [] })).toEqual([
      {
        kind: 'term',
        sourceId: generators.id,
        name: 'No generators',
        text: '<p>None.</p>',
        version: null,
        isMandatory: true,
        agreedAt,
      },
    ])
    expect(agreed({ acceptedTermIds: [pets.id], acknowledgedDocuments: [] })).toMatchObject([
      { name: 'Dogs', isMandatory: false },
    ])
  })

  it('is each document that was acknowledged, in the wording that was read', () => {
    const both = [
      { id: indemnity.id, version: 3 },
      { id: firePlan.id, version: 1 },
    ]

    expect(agreed({ acceptedTermIds: [], acknowledgedDocuments: both })).toEqual([
      {
        kind: 'document',
        sourceId: indemnity.id,
        name: 'Indemnity',
        text: '<p>Words.</p>',
        version: 3,
        isMandatory: true,
        agreedAt,
      },
      {
        kind: 'document',
        sourceId: firePlan.id,
        name: 'Fire plan',
        text: '<p>Words.</p>',
        version: 1,
        isMandatory: false,
        agreedAt,
      },
    ])
  })

  it('is no document of which an older wording was read, or which nobody read', () => {
    expect(agreed({ acceptedTermIds: [], acknowledgedDocuments: [{ id: indemnity.id, version: 2 }] })).toEqual([])
  })
})
