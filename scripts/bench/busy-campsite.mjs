/**
 * An organisation as full as the calendar must bear: 300 plots, 60 days, 3,000 stays. Rows are copied from
 * the demo's own.
 */

export const busySlug = 'bench-camp'
export const size = { plots: 300, stays: 3000, days: 60 }

/** Written once; answers whether it was there before. `from` is the first night, `YYYY-MM-DD`. */
export async function writeBusyCampsite(client, from) {
  const { rows } = await client.query('select id from organisation where slug = $1', [busySlug])
  if (rows[0]) return true
  await client.query('begin')
  await client.query(`create temporary table template on commit drop as select * from (${template}) as found`)
  await copied(client, 'organisation', 'o.id = template.organisation_id', 'o', {
    id: newOrganisation,
    slug: `'${busySlug}'`,
    name: `'Bench Camp'`,
    short_unique_id: 'new_short_id()',
  })
  await copied(client, 'site', 'o.id = template.site_id', 'o', { id: newSite, organisation_id: newOrganisation })
  await copied(client, 'plot', 'o.id = template.plot_id', 'o', ofPlot, `generate_series(0, ${size.plots - 1}) as n`)
  await copied(client, 'reservation', 'o.id = template.reservation_id', 'o', ofStay(from), stays)
  await copied(client, 'reservation_plot', 'o.id = template.reserved_id', 'o', ofReservedPlot(from), stays)
  await client.query(nights(from))
  await client.query(plotNights)
  await client.query('commit')
  await client.query('analyze')
  return false
}

const template = `
  select reservation.organisation_id, reservation.id as reservation_id, reserved.id as reserved_id, reserved.site_id, reserved.plot_id,
    gen_random_uuid() as new_organisation, gen_random_uuid() as new_site
  from reservation join reservation_plot reserved on reserved.reservation_id = reservation.id
  where status = 'confirmed' and not is_shared and (select count(*) from reservation_plot each where each.reservation_id = reservation.id) = 1
  order by reservation.id limit 1`

const newOrganisation = 'template.new_organisation'
const newSite = 'template.new_site'
const numbered = (kind, number) => `md5('bench-${kind}-' || ${number})`
const plotOf = '(n % 300)'
const stays = `generate_series(0, ${size.stays - 1}) as n`
const arrivalOf = (from) => `date '${from}' + (n / 300) * 6`
const departureOf = (from) => `date '${from}' + (n / 300) * 6 + 3 + n % 4`

const ofPlot = {
  id: `${numbered('plot', 'n')}::uuid`,
  organisation_id: newOrganisation,
  site_id: newSite,
  name: `'Stand ' || (n + 1)`,
  plot_number: 'n + 1',
  position: 'n',
  age_scale_id: 'null',
}

const ofStay = (from) => ({
  id: numbered('stay', 'n'),
  organisation_id: newOrganisation,
  simple_reference: `(100 + n / 900) || '-' || (100 + n % 900) || '-999'`,
  arrival: arrivalOf(from),
  departure: departureOf(from),
  status: `(array['confirmed', 'confirmed', 'partiallyPaid'])[1 + n % 3]`,
  amount_paid_cents: `case n % 3 when 2 then o.amount_due_cents / 2 else o.amount_due_cents end`,
  last_name: `(array['Nkosi', 'van der Merwe', 'Dlamini', 'Botha', 'Naidoo', 'Sithole', 'Pretorius'])[1 + n % 7]`,
  due_date: `${arrivalOf(from)}`,
})

const ofReservedPlot = (from) => ({
  id: 'gen_random_uuid()',
  organisation_id: newOrganisation,
  reservation_id: numbered('stay', 'n'),
  plot_id: `${numbered('plot', plotOf)}::uuid`,
  site_id: newSite,
  plot_name: `'Stand ' || (${plotOf} + 1)`,
  arrival: arrivalOf(from),
  departure: departureOf(from),
})

const nights = (from) => `
  insert into reservation_night
    (reservation_id, plot_id, for_date, organisation_id, adults, pensioners, children_count, children_ages, pax, price_cents)
  select ${numbered('stay', 'n')}, ${numbered('plot', plotOf)}::uuid, night::date, template.new_organisation, 2, 0, 0, '{}', 2, 0
  from template, ${stays}, generate_series(${arrivalOf(from)}, ${departureOf(from)} - 1, interval '1 day') as night`

const plotNights = `
  insert into plot_night (organisation_id, plot_id, night, reservation_id)
  select night.organisation_id, night.plot_id, for_date, night.reservation_id from reservation_night night
  join template on template.new_organisation = night.organisation_id`

/**
 * Copies the template's row of a table with other values in some columns, once or for every number of a
 * series.
 */
async function copied(client, table, which, name, values, series) {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns
     where table_name = $1 and table_schema = current_schema() and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  )
  const columns = rows.map((row) => row.name)
  const wanted = columns.map((column) => values[column] ?? `${name}.${column}`)
  const from = [`${table} as ${name} join template on ${which}`, series].filter(Boolean).join(' cross join ')
  await client.query(`insert into ${table} (${columns.join(', ')}) select ${wanted.join(', ')} from ${from}`)
}
