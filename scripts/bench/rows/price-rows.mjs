import { fromProduct } from '../scene.mjs'

/** Microseconds and milliseconds of the core alone: no database, no wire. */
export const priceRows = [
  {
    name: 'price',
    what: 'price of one plot, 3 nights, party of 4 with two children',
    measure: async ({ product }) => {
      const campsite = await openCampsite(product)
      const { plots, prices, party, stays } = campsite
      let turn = 0
      const next = () => ({ plot: plots[turn % plots.length], stay: stays[turn++ % stays.length] })
      const worked = () => {
        const { plot, stay } = next()
        return prices().total(plot, party, stay).cents
      }
      const known = prices()
      const remembered = () => {
        const { plot, stay } = next()
        return known.total(plot, party, stay).cents
      }
      const [ours, again, bare] = inTurns([worked, remembered, () => bareSum(next(), party)])
      const note = `${us(ours)} µs worked out, ${us(again)} µs for a party known already; bare sums ${us(bare)} µs`
      return { note, ratio: bare / ours, took: { ours, again, bare } }
    },
  },
  {
    name: 'heaviest-offer',
    what: 'the longest that one campsite holds a search up: 366 nights, 40 guests of mixed ages',
    measure: async ({ product }) => {
      const campsite = await openCampsite(product)
      const took = campsite.heaviest.map((ask) => {
        const each = Array.from({ length: 5 }, () => {
          const started = process.cpuUsage()
          ask()
          return processorTime(started) / 1000
        })
        return each.toSorted((one, other) => one - other)[2]
      })
      return { note: `${Math.max(...took).toFixed(1)} ms`, took, answers: campsite.heaviest.map((ask) => ask().kind) }
    },
  },
]

const rounds = 9
const times = 20_000

/** The median of each in nanoseconds, all measured in turns, so that they share the machine's moods. */
function inTurns(acts) {
  const took = acts.map(() => [])
  for (let round = -2; round < rounds; round += 1) {
    for (const [index, act] of acts.entries()) {
      const started = process.cpuUsage()
      for (let time = 0; time < times; time += 1) act()
      if (round >= 0) took[index].push((processorTime(started) / times) * 1000)
    }
  }
  return took.map((each) => each.toSorted((one, other) => one - other)[Math.floor(rounds / 2)])
}

/** Microseconds of this process since then: what others do on the machine does not count. */
function processorTime(started) {
  const { user, system } = process.cpuUsage(started)
  return user + system
}

const us = (nanoseconds) => (nanoseconds / 1000).toFixed(2)

/** What no price can do without: a rate for every guest of every night. */
function bareSum({ plot, stay }, party) {
  const guests = [...Array(party.numberOfAdults).keys(), ...party.childrenAges]
  let cents = 0
  for (let night = 0; night < stay.nightCount; night += 1) for (const _ of guests) cents += plot.rates.offPeak.cents
  return cents
}

/** The busiest of the reference organisations; its plots in many copies, each with rates of its own. */
async function openCampsite(product) {
  const load = (path) => fromProduct(product, path)
  const [reference, prices, calendars, holidays, dates, occupancy, budgets, offers, builders, steps] = await Promise.all([
    load('domain/src/pricing/testing/reference-organisations.ts'),
    load('domain/src/pricing/campsite-prices.ts'),
    load('domain/src/nights/night-calendar.ts'),
    load('domain/src/holidays/testing/south-african-calendar.ts'),
    load('domain/src/stay-rules/stay-dates.ts'),
    load('domain/src/availability/occupancy.ts'),
    load('domain/src/availability/step-budget.ts'),
    load('application/src/search/stay-offer.ts'),
    load('domain/src/testing/given-catalogue.ts'),
    load('application/src/search/search-steps.ts'),
  ])
  const temporal = (await load('domain/src/shared/temporal.ts')).Temporal
  const found = reference.referenceOrganisations.map(({ slug }) => reference.referenceOrganisation(slug))
  const priced = found.toSorted((one, other) => other.discounts.length - one.discounts.length)[0]
  const calendar = calendars.NightCalendar.of(priced.seasons, holidays.southAfricanCalendar())
  const stays = Array.from({ length: 200 }, (_, day) => dates.StayDates.of('2026-12-01', '2026-12-04').movedBy(day))
  const party = { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [4, 9] }

  const many = builders.givenCatalogue(priced)
  const site = many.sites[0]
  const plots = Array.from({ length: 60 }, (_, index) => {
    const plot = many.plots[index % many.plots.length]
    return { ...plot, id: `${plot.id}-${index}`, siteId: site.id, paxMin: 1, paxMax: 6 + (index % 12) }
  })
  const catalogue = { ...many, plots }
  const ages = Array.from({ length: 20 }, (_, child) => child % 18)
  const parties = [
    { numberOfAdults: 10, numberOfPensioners: 10, childrenAges: ages },
    { numberOfAdults: 20, numberOfPensioners: 0, childrenAges: ages },
    { numberOfAdults: 6, numberOfPensioners: 2, childrenAges: [2, 5, 9, 13, 16] },
    { numberOfAdults: 9, numberOfPensioners: 9, childrenAges: [3, 3, 3] },
  ]
  const heaviest = parties.flatMap((guests) =>
    [offers.stayOffer, offers.nearestOffers].map((ask) => () => ask(requestOf(guests))),
  )
  const requestOf = (guests) => ({
    catalogue,
    plots: plots.map((plot) => ({ plot, site })),
    stay: dates.StayDates.of('2026-12-01', '2027-12-02'),
    party: guests,
    equipment: { tents: 3, caravans: null },
    occupancy: { get: () => occupancy.nothingInUse },
    holidays: holidays.southAfricanCalendar(),
    today: temporal.PlainDate.from('2026-11-22'),
    budget: new budgets.StepBudget(steps.stepsOfSearch).part(steps.stepsOfCampsite),
  })
  return { plots: priced.plots, party, stays, heaviest, prices: () => new prices.CampsitePrices(priced, calendar) }
}
