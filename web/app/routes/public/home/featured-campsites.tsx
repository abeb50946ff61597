import { Suspense } from 'react'
import { Await } from 'react-router'
import { campsiteAddress } from '#app/addresses/campsite-address.ts'
import { EmptyState } from '#app/components/empty-state.tsx'
import { LoadingIndicator } from '#app/components/loading-indicator.tsx'
import { OrganisationCard } from '#app/components/search/organisation-card.tsx'
import { PriceLineText } from '#app/components/search/price-line.tsx'
import type { SearchParameters } from '#app/search-parameters/search-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PageCard } from '#server/wire/card-on-page.ts'

interface FeaturedCampsitesProps {
  readonly featured: readonly PageCard[] | Promise<readonly PageCard[]>
  readonly parameters: SearchParameters
}

export function FeaturedCampsites({ featured, parameters }: FeaturedCampsitesProps) {
  const t = useText('search')
  return (
    <section aria-labelledby="featured" className="grid gap-4">
      <h2 id="featured">{t('featured')}</h2>
      {featured instanceof Promise ? (
        <Suspense fallback={<LoadingIndicator size="sm" label={t('featuredLoading')} />}>
          <Await resolve={featured}>{(cards) => <FeaturedCards cards={cards} parameters={parameters} />}</Await>
        </Suspense>
      ) : (
        <FeaturedCards cards={featured} parameters={parameters} />
      )}
    </section>
  )
}

function FeaturedCards({ cards, parameters }: { readonly cards: readonly PageCard[]; readonly parameters: SearchParameters }) {
  const t = useText('search')
  if (cards.length === 0) return <EmptyState text={t('noFeatured')} />
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.slug} className="grid">
          <OrganisationCard
            card={card}
            address={campsiteAddress(card.slug, parameters.stay)}
            isEager={false}
            layout="column"
            level="h3"
          >
            <PriceLineText state={{ price: card.price }} isLarge />
          </OrganisationCard>
        </li>
      ))}
    </ul>
  )
}
