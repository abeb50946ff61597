import type { PublishedReview } from '@camp/application/reviews/list-published-reviews.ts'
import { aPublishedReview } from '@camp/domain/testing/a-review.ts'
import { describe, expect, it } from 'vitest'
import type { WireOrganisation } from '#server/wire/organisation-on-wire.ts'
import { structuredData } from './structured-data.ts'

const everyDay = { checkIn: '14:00', checkOut: '10:00' }

const kwena = {
  slug: 'kwena-camp',
  name: 'Kwena Camp',
  shortDescription: '<p>Quiet stands <b>by the river</b>.</p>',
  image: 'river',
  images: ['river', 'fire'],
  address1: 'Plot 4',
  address2: null,
  suburb: 'Rural',
  cityName: 'Hazyview',
  postalCode: '1242',
  provinceName: 'Mpumalanga',
  latitude: -25.04,
  longitude: 31.12,
  businessNumber: '+27 13 555 0100',
  priceLine: 'From R120.00/night per person',
  tags: [{ name: 'Braai', icon: 'flame' }],
  rating: { average: null, count: 0 },
  currency: 'ZAR',
  price: { amount: 120, basis: 'perPerson' },
  sites: [
    { name: 'River stands', siteType: 'camping', times: { monday: everyDay } },
    { name: 'Chalets', siteType: 'chalets', times: { monday: everyDay } },
  ],
} as unknown as WireOrganisation

const graph = (organisation: WireOrganisation, reviews: readonly PublishedReview[] = []) =>
  JSON.parse(structuredData(organisation, 'https://camp.example', reviews))['@graph']
const read = (organisation: WireOrganisation) => graph(organisation)[0]

describe('what search engines read of a campsite', () => {
  it('is the reviews that were passed to them, and no others', () => {
    const { ratings, ...review } = aPublishedReview({ text: 'Owls </script>' })
    const published = { ...review, overall: ratings.overall, isVotedByReader: false }
    const passed = { ...published, publishedToGoogle: true }

    expect(graph(kwena, [published])[0]).not.toHaveProperty('review')
    expect(graph(kwena, [published, passed])[0].review).toEqual([
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Thandi N.' },
        datePublished: '2027-02-06',
        reviewBody: 'Owls </script>',
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
      },
    ])
    expect(structuredData(kwena, 'https://camp.example', [passed])).not.toContain('</script>')
  })

  it('is its facts, with whole addresses', () => {
    expect(read(kwena)).toEqual({
      '@type': 'Campground',
      '@id': 'https://camp.example/kwena-camp',
      url: 'https://camp.example/kwena-camp',
      name: 'Kwena Camp',
      description: 'Quiet stands by the river.',
      image: ['https://camp.example/pictures/river/1200.jpeg', 'https://camp.example/pictures/fire/1200.jpeg'],
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Plot 4, Rural',
        addressLocality: 'Hazyview',
        addressRegion: 'Mpumalanga',
        postalCode: '1242',
        addressCountry: 'ZA',
      },
      geo: { '@type': 'GeoCoordinates', latitude: -25.04, longitude: 31.12 },
      telephone: '+27 13 555 0100',
      priceRange: 'From R120.00/night per person',
      checkinTime: '14:00',
      checkoutTime: '10:00',
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Braai', value: true }],
      containsPlace: [
        { '@type': 'CampingPitch', name: 'River stands' },
        { '@type': 'Accommodation', name: 'Chalets' },
      ],
      makesOffer: {
        '@type': 'Offer',
        price: '120.00',
        priceCurrency: 'ZAR',
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '120.00',
          priceCurrency: 'ZAR',
          unitCode: 'DAY',
          unitText: 'night per person',
          valueAddedTaxIncluded: true,
        },
      },
    })
  })

  it('has the way to it beside it', () => {
    expect(graph(kwena)[1]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'camp.example', item: 'https://camp.example/' },
        { '@type': 'ListItem', position: 2, name: 'Kwena Camp', item: 'https://camp.example/kwena-camp' },
      ],
    })
  })

  it('offers nothing where no price is named, nor while no bookings are taken', () => {
    expect(read({ ...kwena, price: null }).makesOffer).toBeUndefined()
    expect(read({ ...kwena, status: 'paused' }).makesOffer.availability).toBe('https://schema.org/OutOfStock')
  })

  it('speaks of a rating only where the page shows one', () => {
    const rated = { ...kwena, rating: { average: 4.26, count: 12 } }

    expect(read(rated).aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 12, bestRating: 5 })
  })

  it('cannot end the element that carries it', () => {
    const mischief = { ...kwena, name: '</script><script>alert(1)</script>' }

    expect(structuredData(mischief, 'https://camp.example', [])).not.toContain('<')
    expect(read(mischief).name).toBe(mischief.name)
  })
})
