import { describe, expect, it } from 'vitest'
import type { DocumentId } from '../shared/ids.ts'
import { type Document, documentProblems, missingDocuments, versionAfter } from './document.ts'

const indemnity: Document = {
  id: 'indemnity' as DocumentId,
  title: 'Indemnity',
  text: '<p>You camp at your own risk.</p>',
  version: 2,
  isMandatory: true,
  isActive: true,
}

describe('a document', () => {
  it('has a title and words', () => {
    expect(documentProblems(indemnity)).toEqual([])
    expect(documentProblems({ ...indemnity, title: '', text: '<p>&nbsp;</p>' })).toEqual([
      { field: 'title', code: 'missing' },
      { field: 'text', code: 'missing' },
    ])
  })

  it.each([
    [{ text: '<p>You camp at your own risk, and we mean it.</p>' }, 3],
    [{ title: 'Waiver' }, 3],
    [{ isMandatory: false, isActive: false }, 2],
  ])('changed by %j has version %i', (change, version) => {
    expect(versionAfter(indemnity, { ...indemnity, ...change })).toBe(version)
  })

  it('is missing until this very wording was acknowledged, if it must be', () => {
    const firePlan = { ...indemnity, id: 'fire-plan' as DocumentId, isMandatory: false }

    expect(missingDocuments([indemnity, firePlan], [])).toEqual([indemnity])
    expect(missingDocuments([indemnity, firePlan], [{ id: indemnity.id, version: 1 }])).toEqual([indemnity])
    expect(missingDocuments([indemnity, firePlan], [{ id: indemnity.id, version: 2 }])).toEqual([])
  })
})
