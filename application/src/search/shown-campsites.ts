import { sortResults, type UnpricedSort } from '@camp/domain/search/sort-results.ts'
import { cardPrice } from '../organisations/card-price.ts'
import { type CampsiteOffers, type Judged, totalOfOffer } from './campsite-offers.ts'
import type { Candidate, FoundCampsites } from './find-campsites-near.ts'
import type { SearchQuery } from './search-results.ts'
import { unpriced } from './unpriced.ts'

/** Free before full, and an order or a limit by price, look at no more than these, the nearest (rule S8). */
export const mostPriced = 2_000

/** The campsites of the page that is asked for; looks only at those that the order needs. */
export async function shownCampsites(
  found: FoundCampsites,
  query: SearchQuery,
  offers: CampsiteOffers,
): Promise<readonly Judged[]> {
  const { sort, page, pageSize } = query
  const [from, to] = [(page - 1) * pageSize, page * pageSize]
  if (sort === 'price') return byPrice(await offers.judge(found.inOrder('distance', 0, mostPriced)), query).slice(from, to)
  if (sort === 'best' && query.stay) return bestFirst(found, query, offers, { from, to })
  return offers.judge(sort === 'rating' ? found.inOrder(sort, from, to) : chosenFirst(found, query, sort, from))
}

/**
 * Free ones first (rule S3), so it looks from the best on until enough are free; the full ones count only
 * when they do not suffice.
 */
async function bestFirst(
  found: FoundCampsites,
  query: SearchQuery,
  offers: CampsiteOffers,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly Judged[]> {
  const chosen = chosenCampsites(found, query)
  const first = await offers.judge(chosen)
  const free = [...first.filter(isFree), ...first.filter((judged) => !isFree(judged))]
  const full: Judged[] = []
  const most = Math.min(found.count, mostPriced)
  let at = 0
  while (at < most && free.length < to && offers.mayLookOn) {
    const together = nextToJudge(to - free.length, at, at - full.length)
    const next = found.inOrder('best', at, Math.min(most, at + together))
    for (const judged of await offers.judge(without(next, chosen))) (isFree(judged) ? free : full).push(judged)
    at += next.length
  }
  const looked = [...free, ...full]
  const page = looked.slice(from, to)
  const further = at + Math.max(0, from - looked.length)
  const rest = free.length < to ? found.inOrder('best', further, further + to - from - page.length) : []
  return [...page, ...(await offers.judge(without(rest, chosen)))]
}

const [fewestTogether, mostTogether] = [4, 100]

/** As many as have what is missing among them, if they are as free as those before. */
function nextToJudge(missing: number, judged: number, free: number): number {
  const likely = judged === 0 ? missing : Math.ceil((missing * judged) / Math.max(1, free))
  return Math.min(Math.max(likely, fewestTogether), mostTogether)
}

/** An organisation that was chosen as the place comes first, unless another order was asked for (rule S1). */
function chosenFirst(found: FoundCampsites, query: SearchQuery, sort: UnpricedSort, from: number): readonly Candidate[] {
  const chosen = chosenCampsites(found, query)
  const to = from + query.pageSize
  if (chosen.length === 0) return found.inOrder(sort, from, to)
  return [...chosen, ...without(found.inOrder(sort, 0, to), chosen)].slice(from, to)
}

function chosenCampsites(found: FoundCampsites, { place }: SearchQuery): readonly Candidate[] {
  if (!place) return []
  const chosen = found.closerThan(1).filter(({ campsite }) => campsite.name === place.name)
  return sortResults(chosen.map(unpriced), 'best').map(({ candidate }) => candidate)
}

function without(candidates: readonly Candidate[], chosen: readonly Candidate[]): readonly Candidate[] {
  if (chosen.length === 0) return candidates
  const ids = new Set(chosen.map(({ campsite }) => campsite.organisationId))
  return candidates.filter(({ campsite }) => !ids.has(campsite.organisationId))
}

function byPrice(judged: readonly Judged[], { stay }: SearchQuery): readonly Judged[] {
  const priced = judged.map((each) => ({
    ...unpriced(each.candidate),
    judged: each,
    priceCents: (stay ? totalOfOffer(each.offer) : cardPrice(each.catalogue, null)?.amount)?.cents ?? null,
  }))
  return sortResults(priced, 'price').map((each) => each.judged)
}

function isFree({ offer }: Judged): boolean {
  return offer?.kind === 'found'
}
