import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * The least that the same work can cost here: one process, Hono, a pool of eight, bare SQL, bare React. No
 * rules, prices, sessions, checks, rights or logs.
 */
const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE_URL, max: 8 })
pool.on('error', () => {})
await pool.query(
  'create unlogged table if not exists bench_booking (id bigint generated always as identity primary key, plot_id uuid, arrival date)',
)
await pool.query(
  'create table if not exists bench_night (plot_id uuid, night date, booking bigint not null, primary key (plot_id, night))',
)
await pool.query('alter table bench_booking set logged')

const app = new Hono()
app.get('/', (c) => c.json({ hello: 'there' }))
app.get('/search', async (c) => c.json(await nearest(c.req.query())))
app.get('/search-page', async (c) =>
  c.html(
    page(
      (await nearest(c.req.query())).map(({ name }) => name),
      Number(c.req.query('bytes')),
    ),
  ),
)
app.get('/campsite-page', async (c) => {
  const { campsite, plots } = await campsiteOf(c.req.query())
  return c.html(page([campsite?.name, ...plots.map(({ name }) => name)], Number(c.req.query('bytes'))))
})
app.get('/page', (c) => c.html(page([c.req.query('n')], Number(c.req.query('bytes')))))
app.post('/hold', async (c) => {
  const { plots, arrivalDate, departureDate } = await c.req.json()
  return (await reserved(plots[0].plotId, arrivalDate, departureDate)) ? c.json({ held: true }) : c.json({ held: false }, 409)
})
app.post('/book', async (c) => {
  const { plots, arrivalDate, departureDate } = await c.req.json()
  const id = await reserved(plots[0].plotId, arrivalDate, departureDate)
  if (!id) return c.json({ held: false }, 409)
  for (const step of ['submit', 'confirm'])
    await pool.query({ name: step, text: 'update bench_booking set arrival = arrival where id = $1', values: [id] })
  return c.json({ id })
})

const nearestCampsites = `
  select o.id, o.slug, o.name, o.latitude, o.longitude from organisation o
  where o.status = 'active' and o.latitude between $1::float8 - 0.9 and $1::float8 + 0.9
    and o.longitude between $2::float8 - 1.08 and $2::float8 + 1.08
    and exists (
      select from plot where plot.organisation_id = o.id and plot.is_active and plot.pax_max >= 4
        and not exists (select from plot_night n where n.plot_id = plot.id and n.night >= $3 and n.night < $4))
  order by (o.latitude - $1) ^ 2 + ((o.longitude - $2) * 0.84) ^ 2
  limit 20`

async function nearest({ latitude, longitude, arrivalDate, departureDate }) {
  const { rows } = await pool.query({
    name: 'nearest',
    text: nearestCampsites,
    values: [latitude, longitude, arrivalDate, departureDate],
  })
  return rows
}

async function campsiteOf({ slug, arrivalDate, departureDate }) {
  const { rows } = await pool.query({ name: 'campsite', text: 'select * from organisation where slug = $1', values: [slug] })
  const plots = await pool.query({
    name: 'plots',
    text: `select plot.*, exists (select from plot_night n where n.plot_id = plot.id and n.night >= $2 and n.night < $3) as taken
      from plot where organisation_id = $1`,
    values: [rows[0]?.id, arrivalDate, departureDate],
  })
  return { campsite: rows[0], plots: plots.rows }
}

/** A row of the booking and one of each night, under a unique key, in one transaction. */
async function reserved(plotId, arrival, departure) {
  const { rows } = await pool
    .query({
      name: 'reserve',
      text: `with booking as (insert into bench_booking (plot_id, arrival) values ($1, $2) returning id),
          night as (insert into bench_night select $1, day::date, booking.id from booking, generate_series($2::date, $3::date - 1, interval '1 day') day)
        select id from booking`,
      values: [plotId, arrival, departure],
    })
    .catch((error) => {
      if (error.code === '23505') return { rows: [] }
      throw error
    })
  return rows[0]?.id
}

const bytesOfCard = 1_180

/** React's own work for a page as long as the product's. */
function page(names, bytes) {
  const count = Math.max(1, Math.round(bytes / bytesOfCard))
  const cards = Array.from({ length: count }, (_, position) =>
    h(Card, { key: position, name: `${names[position % names.length] ?? 'Camp'} ${position}` }),
  )
  return `<!doctype html>${renderToString(h('html', { lang: 'en' }, h('body', null, h('main', { className: 'grid gap-4' }, cards))))}`
}

function Card({ name }) {
  return h(
    'article',
    { className: 'card rounded-lg border bg-surface p-4 shadow-sm' },
    h(
      'a',
      { href: `/${name}`, className: 'block' },
      h('img', { src: `/pictures/${name}/640.webp`, alt: name, width: 640, height: 400, loading: 'lazy' }),
    ),
    h('h3', { className: 'text-lg font-semibold' }, name),
    h('p', { className: 'text-muted' }, 'Level grass, tall trees and hot showers, a short drive from town.'),
    h(
      'ul',
      { className: 'flex gap-2' },
      ['Braai', 'Ablutions', 'Hot water', 'Security gate'].map((tag) =>
        h('li', { key: tag, className: 'chip rounded px-2 py-1 text-sm' }, tag),
      ),
    ),
    h(
      'dl',
      { className: 'grid grid-cols-2' },
      h('dt', null, 'From'),
      h('dd', null, 'R 1,240.00'),
      h('dt', null, 'Distance'),
      h('dd', null, '12 km'),
    ),
    h('a', { href: `/${name}?arrivalDate=2027-02-05`, className: 'button button-primary' }, 'Choose a plot'),
  )
}

createServer(getRequestListener(app.fetch)).listen(Number(process.env.PORT))
