import { randomUUID } from 'node:crypto'

/** What guests ask of a marketplace: nobody asks the same twice. */

const day = 86_400_000

/** Everything that the questions are made of. */
export async function readMarketplace(client) {
  const { rows: campsites } = await client.query(`
    select o.id, o.slug, o.city_name as town, o.latitude, o.longitude,
      (select count(*)::int from plot where plot.organisation_id = o.id and plot.is_active) as plots
    from organisation o where status = 'active' and takes_online_payment
    order by slug`)
  const { rows: plots } = await client.query(`
    select plot.id, o.slug, plot.pax_max from plot
    join organisation o on o.id = plot.organisation_id join site on site.id = plot.site_id
    where o.status = 'active' and not o.takes_online_payment and plot.is_active and site.is_online_booking_active
      and pax_max >= 2 and not allow_multiple_reservations_up_to_pax_max
    order by md5(plot.id::text)`)
  return { campsites, plots }
}

/** The next of many places and dates: a walk that comes back to the same question after a very long time. */
export function questions({ campsites, plots }, from = 0) {
  let count = from
  const next = () => count++
  const campsiteOf = (number) => campsites[(number * 7919) % campsites.length]
  const middling = campsites.filter(({ plots: own }) => own >= 12 && own <= 30)
  const twentyPlots = middling.length > 0 ? middling : campsites
  return {
    search: () => searchInput(campsiteOf(count), next()),
    resultsPage: () => {
      const { place, ...rest } = searchInput(campsiteOf(count), next())
      const { name, latitude, longitude } = place
      const party = { numberOfAdults: '2', childrenAges: '5' }
      return `/?${new URLSearchParams({ place: name, latitude, longitude, ...datesOf(rest), ...party })}&childrenAges=9`
    },
    campsiteWithDates: () => {
      const number = next()
      const { slug } = twentyPlots[(number * 7919) % twentyPlots.length]
      return `/${slug}?${new URLSearchParams({ ...dates(number), numberOfAdults: '2' })}`
    },
    campsite: () => `/${campsiteOf(next()).slug}`,
    hold: () => holdInput(plots, next()),
    holdAnywhere: () => withPlotsOfNobody(holdInput(plots, next())),
  }
}

const datesOf = ({ arrivalDate, departureDate }) => ({ arrivalDate, departureDate })

function searchInput({ town, latitude, longitude }, number) {
  const shift = ((number % 1009) / 1009 - 0.5) / 5
  return {
    place: { name: town, latitude: rounded(latitude + shift), longitude: rounded(longitude - shift) },
    ...dates(number),
    numberOfAdults: 2,
    childrenAges: [5, 9],
  }
}

const rounded = (degrees) => Math.round(degrees * 10_000) / 10_000

function dates(number, nights = 3) {
  const first = Date.now() + day * (20 + ((number * 31) % 380))
  return { arrivalDate: dateOf(first), departureDate: dateOf(first + nights * day) }
}

const dateOf = (moment) => new Date(moment).toISOString().slice(0, 10)

/** Every plot in turn, then the same plots later: what was held before is passed by. */
function holdInput(plots, number) {
  const { id, slug } = plots[number % plots.length]
  const round = Math.floor(number / plots.length)
  const first = Date.now() + day * (140 + ((round * 4 + (number % 7)) % 250))
  return {
    orgSlug: slug,
    arrivalDate: dateOf(first),
    departureDate: dateOf(first + 3 * day),
    plots: [{ plotId: id, numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }],
  }
}

/** For the floor, which books faster than the plots last and knows no plots. */
function withPlotsOfNobody(input) {
  return { ...input, plots: input.plots.map((plot) => ({ ...plot, plotId: randomUUID() })) }
}

export const procedure = (name, input) => `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`
