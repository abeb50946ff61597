import type { DocumentId, PlotId, SpecialTermId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { revisionOfFeed } from '../calendar-feeds/calendar-feeds.ts'
import { DeleteCalendarFeed, ListCalendarFeeds, SaveCalendarFeed } from '../calendar-feeds/manage-calendar-feeds.ts'
import { SavePaymentRule } from '../deposit/manage-payment-rules.ts'
import { SaveDocument } from '../documents/manage-documents.ts'
import { revisionOf } from '../shared/revision.ts'
import { DeleteSpecialTerm, SaveSpecialTerm } from '../special-terms/manage-special-terms.ts'
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
      revision: revisionOf(first),
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
        revision: '',
        term: specialTermSample.first,
      }),
    ).toEqual(refused({ code: 'not-found' }))
  })

  it('other words of a document are its next version', async () => {
    const { ports } = givenSettings()
    const { first } = documentSample
    const save = async (change: object) => {
      const stored = await ports.documents.find(organisationId, first.id)
      const row = { ...own, id: first.id as DocumentId, revision: revisionOf(stored) }
      return new SaveDocument(ports).execute({ ...row, document: { ...first, ...change } })
    }

    await save({ isMandatory: false })
    expect((await ports.documents.find(organisationId, first.id))?.version).toBe(3)
    await save({ text: '<p>No fires at all.</p>' })
    expect((await ports.documents.find(organisationId, first.id))?.version).toBe(4)
  })

  it('a document is in its first version when it is new', async () => {
    const { ports } = givenSettings()
    const document = { ...documentSample.first, name: 'Waiver', title: 'Waiver' }

    const saved = await new SaveDocument(ports).execute({ ...own, id: null, revision: null, document })

    if (!saved.ok) throw new Error(saved.refusal.code)
    expect((await ports.documents.find(organisationId, saved.value.id))?.version).toBe(1)
  })

  it('another address of a feed has not been read yet, and the trail shows none of it whole', async () => {
    const { ports, auditTrail } = givenSettings()
    const { second } = calendarFeedSample
    const revision = async () => {
      const stored = await ports.calendarFeeds.find(organisationId, second.id)
      return stored ? revisionOfFeed(stored) : ''
    }
    const save = async (change: object) =>
      new SaveCalendarFeed(ports).execute({ ...own, id: second.id, revision: await revision(), feed: { ...second, ...change } })

    await save({ isActive: true })
    expect((await ports.calendarFeeds.find(organisationId, second.id))?.lastSyncAt).toEqual(second.lastSyncAt)
    await save({ feedUrl: 'https://ical.booking.com/other-secret.ics' })
    const listed = await new ListCalendarFeeds(ports).execute(own)
    expect(listed.ok && listed.value[0]?.lastSyncAt).toBeNull()
    expect(await save({ feedUrl: 'http://10.0.0.1/' })).toMatchObject(refused({ code: 'fields-invalid' }))
    await new DeleteCalendarFeed(ports).execute({ ...own, id: second.id, revision: await revision() })
    expect(JSON.stringify(auditTrail.all)).not.toContain('secret')
  })
})

describe('what was changed since it was shown', () => {
  const { first } = specialTermSample
  const shown = { ...own, id: first.id, revision: revisionOf(first) }

  it('is neither saved over nor deleted, whatever others wrote last', async () => {
    const { ports, auditTrail } = givenSettings()
    const [save, remove] = [new SaveSpecialTerm(ports), new DeleteSpecialTerm(ports)]

    expect(await save.execute({ ...shown, term: { ...first, name: 'Theirs' } })).toEqual(accepted({ id: first.id }))
    expect(await save.execute({ ...shown, term: { ...first, name: 'Mine' } })).toEqual(refused({ code: 'changed-meanwhile' }))
    expect(await remove.execute(shown)).toEqual(refused({ code: 'changed-meanwhile' }))

    expect((await ports.specialTerms.find(organisationId, first.id))?.name).toBe('Theirs')
    expect(auditTrail.all.map(({ act }) => act)).toEqual(['special-term.changed'])
  })

  it('is in no trail where nothing of it was changed', async () => {
    const { ports, auditTrail } = givenSettings()

    expect(await new SaveSpecialTerm(ports).execute({ ...shown, term: first })).toEqual(accepted({ id: first.id }))
    expect(auditTrail.all).toEqual([])
  })

  it('may be saved and deleted again once it is as it was', async () => {
    const { ports } = givenSettings()
    await ports.specialTerms.replace({ ...first, name: 'Theirs' })
    await ports.specialTerms.replace(first)

    expect((await new SaveSpecialTerm(ports).execute({ ...shown, term: first })).ok).toBe(true)
    expect(await new DeleteSpecialTerm(ports).execute(shown)).toEqual(accepted(null))
    expect(await new DeleteSpecialTerm(ports).execute(shown)).toEqual(accepted(null))
  })

  it('is a feed by its settings, and not by when it was read', async () => {
    const { ports } = givenSettings()
    const feed = calendarFeedSample.second
    await ports.calendarFeeds.replace({ ...feed, lastSyncAt: null })

    const saved = await new SaveCalendarFeed(ports).execute({ ...own, id: feed.id, revision: revisionOfFeed(feed), feed })

    expect(saved).toEqual(accepted({ id: feed.id }))
  })
})
