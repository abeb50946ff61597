import { type SortableResult, sortResults } from '@camp/domain/search/sort-results.ts'
import { cardPrice } from '../organisations/card-price.ts'
import { type CampsiteOffers, type Judged, totalOfOffer } from './campsite-offers.ts'
import type { Candidate } from './find-campsites-near.ts'
import type { SearchQuery } from './search-results.ts'

/** An order or a limit by price looks at no more than these, the nearest (rule S8). */
export const mostPriced = 2_000

/** The campsites of the page that is asked for; looks only at those that the order needs. */
export async function shownCampsites(
  candidates: readonly Candidate[],
  query: SearchQuery,
  offers: CampsiteOffers,
): Promise<readonly Judged[]> {
  const from = (query.page - 1) * query.pageSize
  const to = from + query.pageSize
  if (query.sort === 'price') return byPrice(await offers.judge(candidates.slice(0, mostPriced)), query).slice(from, to)
  if (query.sort === 'best' && query.stay) return (await bestFirst(candidates, query, offers, to)).slice(from, to)
  const sorted = sortResults(candidates.map(unjudged), query.sort).map(({ candidate }) => candidate)
  return offers.judge((query.sort === 'rating' ? sorted : chosenFirst(sorted, query)).slice(from, to))
}

/**
 * Free ones first (rule S3), so it looks from the best on until enough are free; the full ones count only
 * when they do not suffice.
 */
async function bestFirst(
  candidates: readonly Candidate[],
  query: SearchQuery,
  offers: CampsiteOffers,
  needed: number,
): Promise<readonly Judged[]> {
  const sorted = sortResults(candidates.map(unjudged), 'best').map(({ candidate }) => candidate)
  const chosen = sorted.filter((candidate) => isChosen(candidate, query))
  const others = chosen.length === 0 ? sorted : sorted.filter((candidate) => !isChosen(candidate, query))

  const first = await offers.judge(chosen)
  const free = [...first.filter(isFree), ...first.filter((judged) => !isFree(judged))]
  const full: Judged[] = []
  for (let at = 0; at < others.length && free.length < needed; ) {
    const next = others.slice(at, at + nextToJudge(needed - free.length, at, at - full.length))
    for (const judged of await offers.judge(next)) (isFree(judged) ? free : full).push(judged)
    at += next.length
  }
  return [...free, ...full]
}

const [fewestTogether, mostTogether] = [4, 100]

/** As many as have what is missing among them, if they are as free as those before. */
function nextToJudge(missing: number, judged: number, free: number): number {
  const likely = judged === 0 ? missing : Math.ceil((missing * judged) / Math.max(1, free))
  return Math.min(Math.max(likely, fewestTogether), mostTogether)
}

/** An organisation that was chosen as the place comes first, unless another order was asked for (rule S1). */
function chosenFirst(candidates: readonly Candidate[], query: SearchQuery): readonly Candidate[] {
  const chosen = candidates.filter((candidate) => isChosen(candidate, query))
  return chosen.length === 0 ? candidates : [...chosen, ...candidates.filter((candidate) => !isChosen(candidate, query))]
}

function isChosen({ campsite, distanceKm }: Candidate, { place }: SearchQuery): boolean {
  return distanceKm !== null && distanceKm < 1 && campsite.name === place?.name
}

function byPrice(judged: readonly Judged[], { stay }: SearchQuery): readonly Judged[] {
  const priced = judged.map((each) => ({
    ...unjudged(each.candidate),
    judged: each,
    priceCents: (stay ? totalOfOffer(each.offer) : cardPrice(each.catalogue, null)?.amount)?.cents ?? null,
  }))
  return sortResults(priced, 'price').map((each) => each.judged)
}

function isFree({ offer }: Judged): boolean {
  return offer?.kind === 'found'
}

type Sortable = SortableResult & { readonly candidate: Candidate }

function unjudged(candidate: Candidate): Sortable {
  const { campsite, distanceKm } = candidate
  return {
    candidate,
    name: campsite.name,
    distanceKm,
    priceCents: null,
    ratingAverage: campsite.rating.average,
    hasAvailability: null,
    isFeaturedOnSearch: campsite.isFeaturedOnSearch,
  }
}
