import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { generateMarketplace } from '@camp/adapters/demo/generated/generate-marketplace.ts'
import { openDatabase } from '@camp/adapters/postgres/orm.ts'
import { isOutage } from '@camp/adapters/postgres/outages.ts'
import { systemClock } from '@camp/adapters/shared/system-clock.ts'
import pg from 'pg'
import type { Wish } from './guests-of-proxy.ts'

const [fewestOrganisations, plotsEach, mostNightsAPlot] = [30, 20, 43]

/** A marketplace of plots enough that so many nights can be booked. */
export function sizeFor(nights: number) {
  const organisations = Math.max(fewestOrganisations, Math.ceil(nights / mostNightsAPlot / plotsEach))
  return { organisations, plots: organisations * plotsEach, nights, seed: 1 }
}

/** A migrated, empty database becomes a small marketplace that anybody may book in. */
export async function fillMarketplace(url: string, nights = 3_000): Promise<void> {
  const size = sizeFor(nights)
  const database = await openDatabase({ url, poolSize: 2 })
  const made = await generateMarketplace({ ...size, em: database.forkEntityManager(), url, clock: systemClock, isDemo: false })
  await database.close()
  if (made.outcome !== 'generated') throw new Error(`nothing generated: ${made.outcome}`)
  await withClient(url, (client) => client.query('update organisation set takes_online_payment = false'))
}

/** Asks again while the connection is refused or lost: a cluster may be about to choose its primary. */
export async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>, tries = 20): Promise<Value> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A server that is killed says so to whoever is connected; the work hears it as an answer of its own.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    if (tries === 0 || !isOutage(error)) throw error
    await wait(1000)
    return await withClient(url, work, tries - 1)
  } finally {
    await client.end().catch(() => {})
  }
}

const day = 86_400_000

/** Free for a week that lies far ahead: one wish for each of so many plots. */
export async function wishes(url: string, count: number, daysAhead = 150): Promise<readonly Wish[]> {
  const [arrivalDate, departureDate] = [daysAhead, daysAhead + 7].map((days) =>
    new Date(Date.now() + days * day).toISOString().slice(0, 10),
  ) as [string, string]
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: string; slug: string }>(
      `select plot.id, o.slug from plot join organisation o on o.id = plot.organisation_id
       where plot.is_active and plot.pax_max >= 2 and not plot.allow_multiple_reservations_up_to_pax_max
         and not exists (select from plot_night n where n.plot_id = plot.id and n.night >= $1 and n.night < $2)
       order by plot.id limit $3`,
      [arrivalDate, departureDate, count],
    ),
  )
  const confirmations = await confirmationSecret(url)
  return rows.map(({ id, slug }) => ({ orgSlug: slug, plotId: id, arrivalDate, departureDate, confirmations }))
}

/** Made here when no process has asked for it yet. */
function confirmationSecret(url: string): Promise<string> {
  return withClient(url, async (client) => {
    await client.query(`insert into site_secret (name, value) values ('confirmations', $1) on conflict do nothing`, [
      randomBytes(32).toString('base64url'),
    ])
    const { rows } = await client.query<{ value: string }>(`select value from site_secret where name = 'confirmations'`)
    return rows[0]?.value ?? ''
  })
}

/** Nights that two live bookings share, by the bookings themselves. */
export function doubleSales(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(`
      select count(*)::int as count from (
        select plot_id, for_date from reservation_night join reservation on reservation.id = reservation_id
        where status not in ('cancelled', 'noShow') group by plot_id, for_date having count(*) > 1) as twice`)
    return rows[0]?.count ?? 0
  })
}

export function reservationCount(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from reservation')
    return rows[0]?.count ?? 0
  })
}
