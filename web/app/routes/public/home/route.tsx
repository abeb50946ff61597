import { requestFacts, useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { HomeStart } from './home-start.tsx'
import { loadHome } from './load-home.ts'
import { ResultsPage } from './results-page.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  return loadHome({
    useCases: context.get(useCases),
    search: new URL(request.url).searchParams,
    now: context.get(requestFacts).now,
    isPageLoad: request.headers.get('sec-fetch-dest') !== 'empty',
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'start' ? <HomeStart {...loaderData} /> : <ResultsPage {...loaderData} />
}
