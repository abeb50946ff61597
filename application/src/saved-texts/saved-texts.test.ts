import { refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { fresh, givenSettings, organisationId, own } from '../settings/testing/given-settings.ts'
import { inMemorySettings } from '../settings/testing/in-memory-settings.ts'
import { savedTextSample } from '../settings/testing/some-settings-rows.ts'
import { revisionOf } from '../shared/revision.ts'
import { DeleteSavedText, ListSavedTexts, SaveSavedText } from './manage-saved-texts.ts'

function given() {
  const settings = givenSettings()
  return { ...settings, ports: { ...settings.ports, savedTexts: inMemorySettings.savedTexts() } }
}

it('a text is kept without the blanks around it and the line breaks of a browser', async () => {
  const { ports, auditTrail } = given()

  const saved = await new SaveSavedText(ports).execute({
    ...fresh,
    savedText: { name: ' Gate ', text: ' Hi\r\nCode: {gate code}\r' },
  })

  const id = saved.ok ? saved.value.id : null
  expect(await new ListSavedTexts(ports).execute(own)).toMatchObject({
    value: [{ id, name: 'Gate', text: 'Hi\nCode: {gate code}' }],
  })
  expect(auditTrail.all).toMatchObject([{ act: 'saved-text.added', subject: id }])
})

it('a text with a field that is none is refused', async () => {
  const { ports } = given()

  const saved = await new SaveSavedText(ports).execute({ ...fresh, savedText: { name: 'Gate', text: 'Code: {gatecode}' } })

  const problems = [{ field: 'text', code: 'no-such-field', named: 'gatecode' }]
  expect(saved).toEqual(refused({ code: 'fields-invalid', problems }))
})

it('a text goes as it was shown', async () => {
  const { ports } = given()
  const row = { ...savedTextSample.first, organisationId }
  await ports.savedTexts.add(row)
  const remove = (revision: string) => new DeleteSavedText(ports).execute({ ...own, id: row.id, revision })

  expect(await remove('older')).toEqual(refused({ code: 'changed-meanwhile' }))
  expect((await remove(revisionOf(row))).ok).toBe(true)
  expect(await ports.savedTexts.find(organisationId, row.id)).toBeUndefined()
})
