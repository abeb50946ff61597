import type { DocumentId, PlotId, SpecialTermId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { DeleteCalendarFeed, ListCalendarFeeds, SaveCalendarFeed } from '../calendar-feeds/manage-calendar-feeds.ts'
import { SavePaymentRule } from '../deposit/manage-payment-rules.ts'
import { SaveDocument } from '../documents/manage-documents.ts'
import { SaveSpecialTerm } from '../special-terms/manage-special-terms.ts'
import { fresh, givenSettings, organisationId, own } from './testing/given-settings.ts'
import { calendarFeedSample, documentSample, paymentRuleSample, specialTermSample } from './testing/some-settings-rows.ts'

describe('payment rules, terms, documents and feeds', () => {
  it('a rule keeps the links that it has', async () => {
    const { ports } = givenSettings()
    const { first } = paymentRuleSample
    const [kept, gone] = first.plots.map(({ plotId }) => plotId) as [PlotId, PlotId]

    const saved = await new SavePaymentRule(ports).execute({
      ...own,
      id: first.id,
      rowVersion: 1,
      rule: first,
      plotIds: [kept, kept],
    })

    expect(saved).toEqual(accepted({ id: first.id }))
    const stored = await ports.paymentRules.find(organisationId, first.id)
    expect(stored?.plots).toEqual([first.plots[0]])
    expect(stored?.plots).not.toContainEqual({ plotId: gone })
  })

  it('a text is cleaned before it is judged', async () => {
    const { ports } = givenSettings()
    const term = { ...specialTermSample.first, name: 'Sly', text: '<script>alert(1)</script>' }

    expect(await new SaveSpecialTerm(ports).execute({ ...fresh, term })).toEqual(
      refused({ code: 'fields-invalid', problems: [{ field: 'text', code: 'missing' }] }),
    )
    expect(
      await new SaveSpecialTerm(ports).execute({
        ...own,
        id: 'nothing' as SpecialTermId,
        rowVersion: 1,
        term: specialTermSample.first,
      }),
    ).toEqual(refused({ code: 'not-found' }))
  })

  it('other words of a document are its next version', async () => {
    const { ports } = givenSettings()
    const { first } = documentSample
    const save = (rowVersion: number, change: object) =>
      new SaveDocument(ports).execute({ ...own, id: first.id as DocumentId, rowVersion, document: { ...first, ...change } })

    await save(1, { isMandatory: false })
    expect((await ports.documents.find(organisationId, first.id))?.version).toBe(3)
    await save(2, { text: '<p>No fires at all.</p>' })
    expect((await ports.documents.find(organisationId, first.id))?.version).toBe(4)
  })

  it('a document is in its first version when it is new', async () => {
    const { ports } = givenSettings()
    const document = { ...documentSample.first, name: 'Waiver', title: 'Waiver' }

    const saved = await new SaveDocument(ports).execute({ ...own, id: null, rowVersion: 0, document })

    if (!saved.ok) throw new Error(saved.refusal.code)
    expect((await ports.documents.find(organisationId, saved.value.id))?.version).toBe(1)
  })

  it('another address of a feed has not been read yet, and the trail shows none of it whole', async () => {
    const { ports, auditTrail } = givenSettings()
    const { second } = calendarFeedSample
    const save = (rowVersion: number, change: object) =>
      new SaveCalendarFeed(ports).execute({ ...own, id: second.id, rowVersion, feed: { ...second, ...change } })

    await save(1, { isActive: true })
    expect((await ports.calendarFeeds.find(organisationId, second.id))?.lastSyncAt).toEqual(second.lastSyncAt)
    await save(2, { feedUrl: 'https://ical.booking.com/other-secret.ics' })
    const listed = await new ListCalendarFeeds(ports).execute(own)
    expect(listed.ok && listed.value[0]?.lastSyncAt).toBeNull()
    expect(await save(3, { feedUrl: 'http://10.0.0.1/' })).toMatchObject(refused({ code: 'fields-invalid' }))
    await new DeleteCalendarFeed(ports).execute({ ...own, id: second.id })
    expect(JSON.stringify(auditTrail.all)).not.toContain('secret')
  })
})
