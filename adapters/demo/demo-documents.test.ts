import { siteTypes } from '@camp/domain/plots/plot.ts'
import { describe, expect, it } from 'vitest'
import { readOrganisationDocument } from '../src/import-export/organisation-document-schema.ts'
import { knownSouthAfrica } from '../src/import-export/testing/known-south-africa.ts'
import { referenceOrganisations } from '../src/import-export/testing/reference-document.ts'
import { demoDocument } from './demo-documents.ts'
import { picturesOfPlaces } from './pictured-places.ts'
import { sceneCatalogue, underARoof } from './pictures/scene-catalogue.ts'

const read = readOrganisationDocument(demoDocument(), knownSouthAfrica)
if (!read.ok) throw new Error(JSON.stringify(read.refusal.problems.slice(0, 5)))
const organisations = read.value
const plots = organisations.flatMap(({ sites }) => sites.flatMap((site) => site.plots))

describe('the demo marketplace', () => {
  it('is a valid document that says everything in the form it comes back in', () => {
    expect(new Set(organisations.map(({ slug }) => slug)).size).toBe(organisations.length)
    expect(organisations.every(({ isDemo, status }) => isDemo && status === 'active')).toBe(true)
  })

  it('is the same for the same seed, and another for another', () => {
    expect(demoDocument()).toEqual(demoDocument())
    expect(demoDocument('potjie')).not.toEqual(demoDocument())
  })

  it('has at least 60 campsites beside the reference ones, 700 plots, every kind and every province', () => {
    const all = [...organisations, ...referenceOrganisations()]
    const allPlots = all.flatMap(({ sites }) => sites.flatMap((site) => site.plots))

    expect(organisations.length).toBeGreaterThanOrEqual(60)
    expect(allPlots.length).toBeGreaterThanOrEqual(700)
    expect(new Set(organisations.map(({ province }) => province)).size).toBe(9)
    expect(new Set(organisations.flatMap(({ sites }) => sites.map(({ siteType }) => siteType)))).toEqual(new Set(siteTypes))
  })

  it('tells guests who receives them, the rules of the house, and about pets as its facilities do', () => {
    for (const { aboutHosts, houseRules, aboutArrival, aboutPets, tags } of organisations) {
      expect([aboutHosts, houseRules, aboutArrival]).toEqual(
        Array.from({ length: 3 }, () => expect.stringMatching(/^<p>.+<\/p>$/)),
      )
      expect(aboutPets?.includes('welcome')).toBe(tags.includes('Pets allowed'))
    }
  })

  it('features eight to twelve campsites on the home page', () => {
    const featured = organisations.filter(({ isFeaturedOnHomepage }) => isFeaturedOnHomepage)

    expect(featured.length).toBeGreaterThanOrEqual(8)
    expect(featured.length).toBeLessThanOrEqual(12)
  })

  it('shows pictures that there are', () => {
    const known = new Set([...picturesOfPlaces(), ...sceneCatalogue()].map(({ key }) => key))
    const shown = organisations.flatMap(({ images, sites }) => [
      ...(images ?? []),
      ...sites.flatMap((site) => [...(site.images ?? []), ...site.plots.flatMap((plot) => plot.images ?? [])]),
    ])

    expect(organisations.every(({ images }) => (images ?? []).length >= 4)).toBe(true)
    expect(shown.filter((key) => !known.has(key))).toEqual([])
  })

  it('shows no house where guests bring their own bed', () => {
    const houses = new Set(
      [...picturesOfPlaces(), ...sceneCatalogue()].filter(({ subjectKind }) => underARoof.has(subjectKind)).map(({ key }) => key),
    )
    const shown = organisations.flatMap(({ slug, sites, images }) => {
      const outside = sites.filter(({ siteType }) => !underARoof.has(siteType))
      const own = outside.length === sites.length ? (images ?? []) : []
      const ofSites = outside.flatMap((site) => [...(site.images ?? []), ...site.plots.flatMap((plot) => plot.images ?? [])])
      return [...own, ...ofSites].filter((key) => houses.has(key)).map((key) => `${slug}: ${key}`)
    })

    expect(shown).toEqual([])
  })

  it('lays its plots out so that none touches another', () => {
    for (const { sites } of organisations) {
      const places = sites.flatMap((site) => site.plots)
      const touching = places.flatMap((one, position) =>
        places.slice(position + 1).filter((other) => {
          const apart = Math.abs((one.mapX ?? 0) - (other.mapX ?? 0)) >= 36 || Math.abs((one.mapY ?? 0) - (other.mapY ?? 0)) >= 24
          return !apart
        }),
      )
      expect(touching).toEqual([])
    }
  })

  it('has prices that somebody would pay', () => {
    for (const { rates, rateBasis } of plots) {
      expect(rates.offPeak).toBeGreaterThanOrEqual(rateBasis === 'perPerson' ? 100 : 200)
      expect(rates.superPeak).toBeLessThanOrEqual(4000)
      expect(rates.superPeak).toBeGreaterThanOrEqual(rates.offPeak)
    }
  })
})
