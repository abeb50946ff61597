import type { SiteId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { fresh, givenSettings, organisationId, own } from '../settings/testing/given-settings.ts'
import { specialTermSample } from '../settings/testing/some-settings-rows.ts'
import { revisionOf } from '../shared/revision.ts'
import { DeleteSpecialTerm, ListSpecialTerms, SaveSpecialTerm } from './manage-special-terms.ts'

const { first } = specialTermSample

it('a term has each of its sites once, in the order of their ids, and clean words', async () => {
  const { ports, auditTrail } = givenSettings()
  const siteIds = [...first.siteIds, ...first.siteIds]
  const term = { ...first, name: 'Quiet', text: '<p>Quiet from ten.</p><script>alert(1)</script>', siteIds }

  const saved = await new SaveSpecialTerm(ports).execute({ ...fresh, term })

  const id = saved.ok ? saved.value.id : null
  const listed = await new ListSpecialTerms(ports).execute(own)
  const stored = listed.ok ? listed.value.find((row) => row.id === id) : undefined
  expect(stored).toMatchObject({ name: 'Quiet', text: '<p>Quiet from ten.</p>', siteIds: first.siteIds })
  expect(auditTrail.all).toMatchObject([{ act: 'special-term.added', subject: id, organisationId }])
})

it('a term says its sites in one order, whichever way round they were ticked', async () => {
  const { ports } = givenSettings()
  const rows: unknown[] = []
  const specialTerms = {
    ...ports.specialTerms,
    add: async (row: { readonly siteIds: readonly SiteId[] }) => accepted(rows.push(row.siteIds) && null),
  }
  const term = { ...first, name: 'Quiet', siteIds: ['site-b', 'site-a', 'site-b'] as SiteId[] }

  await new SaveSpecialTerm({ ...ports, specialTerms: specialTerms as unknown as typeof ports.specialTerms }).execute({
    ...fresh,
    term,
  })

  expect(rows).toEqual([['site-a', 'site-b']])
})

it('a term goes as it was shown', async () => {
  const { ports } = givenSettings()
  const remove = (revision: string) => new DeleteSpecialTerm(ports).execute({ ...own, id: first.id, revision })

  expect(await remove('older')).toEqual(refused({ code: 'changed-meanwhile' }))
  expect((await remove(revisionOf(first))).ok).toBe(true)
  expect(await ports.specialTerms.find(organisationId, first.id)).toBeUndefined()
})
