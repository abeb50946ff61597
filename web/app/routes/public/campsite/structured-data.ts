import { pictureUrl } from '@camp/application/pictures/picture-url.ts'
import type { PublishedReview } from '@camp/application/reviews/list-published-reviews.ts'
import type { WireOrganisation } from '#server/wire/organisation-on-wire.ts'

/**
 * What search engines read of a campsite, by schema.org: the campsite and the way to it. Only what the page
 * shows.
 */
export function structuredData(organisation: WireOrganisation, publicUrl: string, reviews: readonly PublishedReview[]): string {
  const address = `${publicUrl}/${encodeURIComponent(organisation.slug)}`
  const way = [
    { name: new URL(publicUrl).host, item: `${publicUrl}/` },
    { name: organisation.name, item: address },
  ]
  return withoutTags({
    '@context': 'https://schema.org',
    '@graph': [{ ...campground(organisation, address, publicUrl), review: reviewsFor(reviews) }, breadcrumbs(way)],
  })
}

/** A `Campground` is a `LodgingBusiness`. */
function campground(organisation: WireOrganisation, address: string, publicUrl: string) {
  const { name, shortDescription, latitude, longitude, tags, rating, businessNumber, priceLine, sites } = organisation
  const times = sites[0]?.times.monday
  return {
    '@type': 'Campground',
    '@id': address,
    url: address,
    name,
    description: textOf(shortDescription),
    image: picturesOf(organisation).map((picture) => `${publicUrl}${pictureUrl(picture, 1200, 'jpeg')}`),
    address: postalAddress(organisation),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    telephone: businessNumber || undefined,
    priceRange: priceLine ?? undefined,
    checkinTime: times?.checkIn,
    checkoutTime: times?.checkOut,
    amenityFeature: tags.map((tag) => ({ '@type': 'LocationFeatureSpecification', name: tag.name, value: true })),
    containsPlace: sites.map((site) => ({
      '@type': site.siteType === 'camping' ? 'CampingPitch' : 'Accommodation',
      name: site.name,
    })),
    makesOffer: offerOf(organisation),
    aggregateRating: ratingOf(rating),
  }
}

function breadcrumbs(way: readonly { readonly name: string; readonly item: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

/** From what a night costs, as the price line says it; a campsite that names no price makes no offer. */
function offerOf({ price, currency, status }: WireOrganisation) {
  if (!price) return undefined
  const named = { price: price.amount.toFixed(2), priceCurrency: currency }
  return {
    '@type': 'Offer',
    ...named,
    availability: status === 'paused' ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...named,
      unitCode: 'DAY',
      unitText: `night per ${price.basis === 'perPerson' ? 'person' : 'plot'}`,
      valueAddedTaxIncluded: true,
    },
  }
}

function postalAddress({ address1, address2, suburb, cityName, postalCode, provinceName }: WireOrganisation) {
  return {
    '@type': 'PostalAddress',
    streetAddress: [address1, address2, suburb].filter(Boolean).join(', ') || undefined,
    addressLocality: cityName,
    addressRegion: provinceName,
    postalCode: postalCode ?? undefined,
    addressCountry: 'ZA',
  }
}

/** Where the page says "no reviews yet", nothing is claimed here. */
function ratingOf({ average, count }: WireOrganisation['rating']) {
  if (average === null || count === 0) return undefined
  return { '@type': 'AggregateRating', ratingValue: Number(average.toFixed(1)), reviewCount: count, bestRating: 5 }
}

/**
 * Those that the platform has passed to search engines (rule V6); a `Review` of the campsite that carries
 * it.
 */
function reviewsFor(reviews: readonly PublishedReview[]) {
  const passed = reviews.filter(({ publishedToGoogle }) => publishedToGoogle)
  if (passed.length === 0) return undefined
  return passed.map(({ authorName, overall, text, createdAt }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: authorName },
    datePublished: createdAt.toString().slice(0, 10),
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: overall, bestRating: 5, worstRating: 1 },
  }))
}

const mostPictures = 3

function picturesOf({ image, images }: WireOrganisation): readonly string[] {
  return [...new Set([...(image ? [image] : []), ...images])].slice(0, mostPictures)
}

function textOf(html: string): string | undefined {
  return (
    html
      .replace(/<\/?(p|br|li|ul|ol|div|h[1-6])\b[^>]*>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim() || undefined
  )
}

/** A `</script>` in a name must not end the element that carries this. */
function withoutTags(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
