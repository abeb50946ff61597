import { refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { fresh, givenSettings, organisationId, own } from '../settings/testing/given-settings.ts'
import { documentSample } from '../settings/testing/some-settings-rows.ts'
import { revisionOf } from '../shared/revision.ts'
import { DeleteDocument, ListDocuments, SaveDocument } from './manage-documents.ts'

const { first } = documentSample

it('a new document is in its first version, with clean words', async () => {
  const { ports, auditTrail } = givenSettings()
  const document = { ...first, title: 'Waiver', text: '<p>At your own risk.</p><script>alert(1)</script>' }

  const saved = await new SaveDocument(ports).execute({ ...fresh, document })

  const id = saved.ok ? saved.value.id : null
  const listed = await new ListDocuments(ports).execute(own)
  expect(listed.ok && listed.value.find((row) => row.id === id)).toMatchObject({
    title: 'Waiver',
    text: '<p>At your own risk.</p>',
    version: 1,
  })
  expect(auditTrail.all).toMatchObject([{ act: 'document.added', subject: id }])
})

it('other words are the next version, another title or duty is not', async () => {
  const { ports } = givenSettings()
  const save = async (change: object) => {
    const stored = await ports.documents.find(organisationId, first.id)
    const row = { ...own, id: first.id, revision: revisionOf(stored) }
    await new SaveDocument(ports).execute({ ...row, document: { ...first, ...change } })
    return (await ports.documents.find(organisationId, first.id))?.version
  }

  expect(await save({ isMandatory: !first.isMandatory })).toBe(first.version)
  expect(await save({ text: '<p>No fires at all.</p>' })).toBe(first.version + 1)
})

it('a document without words is refused', async () => {
  const { ports } = givenSettings()

  const saved = await new SaveDocument(ports).execute({ ...fresh, document: { ...first, title: 'Waiver', text: '<p> </p>' } })

  expect(saved).toEqual(refused({ code: 'fields-invalid', problems: [{ field: 'text', code: 'missing' }] }))
})

it('a document goes as it was shown', async () => {
  const { ports } = givenSettings()
  const remove = (revision: string) => new DeleteDocument(ports).execute({ ...own, id: first.id, revision })

  expect(await remove('older')).toEqual(refused({ code: 'changed-meanwhile' }))
  expect((await remove(revisionOf(first))).ok).toBe(true)
  expect(await ports.documents.find(organisationId, first.id)).toBeUndefined()
})
