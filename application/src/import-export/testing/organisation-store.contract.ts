import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImportedOrganisation } from '../imported-organisation.ts'
import type { OrganisationStore } from '../organisation-store.ts'

export interface OrganisationStoreFixture {
  readonly store: OrganisationStore
  /** Valid, with seasons, rules, terms and more than one site. */
  readonly organisations: readonly ImportedOrganisation[]
  stop(): Promise<void>
}

export function organisationStoreContract(adapter: string, start: () => Promise<OrganisationStoreFixture>): void {
  describe(`${adapter}: OrganisationStore`, () => {
    let fixture: OrganisationStoreFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('gives back exactly what was saved', async () => {
      for (const organisation of fixture.organisations) {
        expect(await fixture.store.save(organisation)).toBe('created')
        expect(await fixture.store.load(organisation.slug)).toEqual(organisation)
      }
    })

    it('changes nothing when the same is saved again', async () => {
      for (const organisation of fixture.organisations) await fixture.store.save(organisation)

      for (const organisation of fixture.organisations) {
        expect(await fixture.store.compare(organisation)).toBe('unchanged')
        expect(await fixture.store.save(organisation)).toBe('unchanged')
      }
    })

    it('takes over a change, and keeps the organisation that it was', async () => {
      const [organisation] = fixture.organisations as [ImportedOrganisation]
      await fixture.store.save(organisation)
      const id = await fixture.store.idOf(organisation.slug)
      const changed = withoutFirstPlot({ ...organisation, name: 'Another name', tags: ['Shade'], status: 'paused' })

      expect(await fixture.store.compare(changed)).toBe('changed')
      expect(await fixture.store.load(organisation.slug)).toEqual(organisation)
      expect(await fixture.store.save(changed)).toBe('changed')

      expect(await fixture.store.load(organisation.slug)).toEqual(changed)
      expect(await fixture.store.idOf(organisation.slug)).toBe(id)
    })

    it('can go back to what was there before', async () => {
      const [organisation] = fixture.organisations as [ImportedOrganisation]
      await fixture.store.save(organisation)
      const bare = { ...organisation, seasons: [], tags: [], users: [], ...withoutSites }

      expect(await fixture.store.save(bare)).toBe('changed')
      expect(await fixture.store.load(organisation.slug)).toEqual(bare)
      expect(await fixture.store.save(organisation)).toBe('changed')
      expect(await fixture.store.load(organisation.slug)).toEqual(organisation)
    })

    it('keeps the pictures that a document says nothing about', async () => {
      const [organisation] = fixture.organisations as [ImportedOrganisation]
      await fixture.store.save({ ...organisation, images: ['scene-karoo-place-01'] })

      expect(await fixture.store.save(organisation)).toBe('unchanged')
      expect(await fixture.store.load(organisation.slug)).toEqual({ ...organisation, images: ['scene-karoo-place-01'] })
      expect(await fixture.store.save({ ...organisation, images: [] })).toBe('changed')
      expect((await fixture.store.load(organisation.slug))?.images ?? []).toEqual([])
    })

    it('keeps seasons of one name that come again every year', async () => {
      const [organisation] = fixture.organisations as [ImportedOrganisation]
      const season = { ...organisation.seasons[0]!, name: 'Autumn', isActive: false }
      const yearly = [
        { ...season, startDate: '2031-03-20', endDate: '2031-04-12' },
        { ...season, startDate: '2032-03-20', endDate: '2032-04-12' },
      ]
      const twice = { ...organisation, seasons: [...organisation.seasons, ...yearly] }
      await fixture.store.save(twice)

      expect(await fixture.store.load(organisation.slug)).toEqual(twice)
      expect(await fixture.store.save(twice)).toBe('unchanged')
      expect(await fixture.store.save(organisation)).toBe('changed')
      expect(await fixture.store.load(organisation.slug)).toEqual(organisation)
    })

    it('keeps documents, calendar feeds and the words of pictures, and leaves them when a document does not speak of them', async () => {
      const [plain] = fixture.organisations as [ImportedOrganisation]
      const full = withPapersAndFeeds(plain)

      expect(await fixture.store.save(full)).toBe('created')
      expect(await fixture.store.load(plain.slug)).toEqual(full)
      expect(await fixture.store.save(plain)).toBe('unchanged')
      expect(await fixture.store.load(plain.slug)).toEqual(full)

      expect(await fixture.store.save({ ...plain, documents: full.documents!.slice(1) })).toBe('changed')
      expect(await fixture.store.load(plain.slug)).toEqual({ ...full, documents: full.documents!.slice(1) })
    })

    it('lets seasons change places', async () => {
      const [organisation] = fixture.organisations as [ImportedOrganisation]
      await fixture.store.save(organisation)
      const [first, second, ...rest] = organisation.seasons
      const swapped = {
        ...organisation,
        seasons: [
          { ...first!, startDate: second!.startDate, endDate: second!.endDate },
          { ...second!, startDate: first!.startDate, endDate: first!.endDate },
          ...rest,
        ],
      }

      expect(await fixture.store.save(swapped)).toBe('changed')
      expect(await fixture.store.load(organisation.slug)).toEqual(swapped)
    })

    it('lists what it has, by name, with the number of plots', async () => {
      for (const organisation of fixture.organisations) await fixture.store.save(organisation)

      const listed = await fixture.store.list()

      expect(listed.map(({ slug, plots }) => ({ slug, plots }))).toEqual(
        fixture.organisations
          .toSorted((one, other) => (one.name < other.name ? -1 : 1))
          .map(({ slug, sites }) => ({ slug, plots: sites.flatMap((site) => site.plots).length })),
      )
    })

    it('knows nothing of other slugs', async () => {
      const [organisation] = fixture.organisations as [ImportedOrganisation]

      expect(await fixture.store.load('nowhere')).toBeUndefined()
      expect(await fixture.store.idOf('nowhere')).toBeUndefined()
      expect(await fixture.store.compare(organisation)).toBe('created')
      expect(await fixture.store.load(organisation.slug)).toBeUndefined()
    })
  })
}

const withoutSites = { sites: [], ageScales: [], paymentRules: [], specialTerms: [], discounts: [] } as const

function withoutFirstPlot(organisation: ImportedOrganisation): ImportedOrganisation {
  const [first, ...rest] = organisation.sites
  return { ...organisation, sites: [{ ...first!, plots: first!.plots.slice(1) }, ...rest] }
}

function withPapersAndFeeds(organisation: ImportedOrganisation): ImportedOrganisation {
  const feed = { provider: 'Airbnb', feedUrl: 'https://www.airbnb.co.za/calendar/ical/1.ics?s=abc', isActive: true }
  const [first, ...rest] = organisation.sites
  const [plot, ...plots] = first!.plots
  return {
    ...organisation,
    images: ['scene-karoo-place-01'],
    pictureTexts: { 'scene-karoo-place-01': 'Stands below the koppie' },
    cancelsOverdueBookings: true,
    releasesTransfers: true,
    mapPicture: 'up-1',
    plotMap: {
      marks: [{ kind: 'gate', label: 'Main gate', points: [[10, 20]] }],
      background: { place: { x: 0, y: 0, width: 600, height: 400 }, opacity: 70 },
      metresPerHundred: 25,
    },
    asksProvedNumber: true,
    documents: [
      { title: 'Indemnity', text: '<p>You camp at your own risk.</p>', isMandatory: true, isActive: true },
      { title: 'Fire plan', text: '<p>Meet at the gate.</p>', isMandatory: false, isActive: false },
    ],
    savedTexts: [{ name: 'Arriving late', text: 'The gate opens with {gate code}.\nSleep well!' }],
    sites: [{ ...first!, plots: [{ ...plot!, calendarFeeds: [feed] }, ...plots] }, ...rest],
  }
}
