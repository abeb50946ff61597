import { asked, call } from '../load.mjs'
import { procedure, questions } from '../questions.mjs'
import { compared } from './compared.mjs'

const search = {
  name: 'search',
  what: 'search.organisations, distinct, 3 nights, party of 4',
  measure: ({ options, web, floor, marketplace }) => {
    const [ours, bare] = [questions(marketplace), questions(marketplace, 500_000)]
    return compared(
      options,
      () => ask(options, web, () => procedure('search.organisations', ours.search())),
      () => ask(options, floor, () => floorSearch('/search', bare.search())),
    )
  },
}

const results = page('results', 'results page, distinct, 3 nights, party of 4', {
  path: (of) => of.resultsPage(),
  bare: (of, bytes) => `${floorSearch('/search-page', of.search())}&bytes=${bytes}`,
})
const dates = page('campsite-dates', 'campsite page with dates, about 20 plots', {
  path: (of) => of.campsiteWithDates(),
  bare: (of, bytes) => {
    const url = new URL(of.campsiteWithDates(), 'http://floor')
    return `/campsite-page?${new URLSearchParams({ ...Object.fromEntries(url.searchParams), slug: url.pathname.slice(1), bytes })}`
  },
})
const home = page('home', 'home', { path: () => '/', bare: (_, bytes) => `/page?bytes=${bytes}` })
const campsite = page('campsite', 'campsite without dates', {
  path: (of) => of.campsite(),
  bare: (_, bytes) => `/page?bytes=${bytes}`,
})
const content = page('content', 'a content page (/faq)', { path: () => '/faq', bare: (_, bytes) => `/page?bytes=${bytes}` })

export const pageRows = [search, results, dates, home, campsite, content]

/** Beside React's own work for a page of as many bytes. */
function page(name, what, { path, bare }) {
  return {
    name,
    what,
    measure: async ({ options, web, floor, marketplace }) => {
      const [ours, others] = [questions(marketplace), questions(marketplace, 500_000)]
      const first = await call(web.origin, path(ours))
      if (first.status !== 200) throw new Error(`${name} answered ${first.status}`)
      const bytes = first.text.length
      const found = await compared(
        options,
        () => ask(options, web, () => path(ours)),
        () => ask(options, floor, () => bare(others, bytes)),
      )
      return { ...found, note: [`${Math.round(bytes / 1024)} KB`, found.note].filter(Boolean).join(', ') }
    },
  }
}

function ask({ clients, seconds }, { origin }, path) {
  return asked({ origin, clients, seconds, next: () => ({ path: path() }) })
}

function floorSearch(path, { place: { latitude, longitude }, arrivalDate, departureDate }) {
  return `${path}?${new URLSearchParams({ latitude, longitude, arrivalDate, departureDate })}`
}
