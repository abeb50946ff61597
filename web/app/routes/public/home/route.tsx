import { packed, unpacked } from '#app/page-data/packed.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { HomeStart } from './home-start.tsx'
import { loadHome } from './load-home.ts'
import { ResultsPage } from './results-page.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const data = await loadHome({
    useCases: context.get(useCases),
    search: new URL(request.url).searchParams,
    now: context.get(requestFacts).now,
    isPageLoad: request.headers.get('sec-fetch-dest') !== 'empty',
  })
  return data.kind === 'start' ? data : packed(data)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return 'text' in loaderData ? <ResultsPage {...unpacked(loaderData)} /> : <HomeStart {...loaderData} />
}
