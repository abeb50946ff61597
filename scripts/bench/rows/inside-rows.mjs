import { join } from 'node:path'
import { busySlug, size, writeBusyCampsite } from '../busy-campsite.mjs'
import { fromProduct } from '../scene.mjs'

/** What staff and operators ask of it, as the command line asks: without a browser or a session. */
const acts = {
  chart: {
    what: `tape chart data, ${size.plots} plots × ${size.days} days`,
    times: 5,
    act: async ({ useCases, actor, plainDate, client }) => {
      const from = new Date().toISOString().slice(0, 10)
      await writeBusyCampsite(client, from)
      return () => useCases.showTapeChart.execute({ actor, orgSlug: busySlug, from: plainDate(from), days: size.days })
    },
  },
  report: {
    what: 'billing reports of the twelve months of a year, the busiest campsite',
    times: 3,
    act: async ({ useCases, actor, client }) => {
      const { rows } = await client.query(`
        select organisation_id as id from reservation group by 1 order by count(*) desc, 1 limit 1`)
      const months = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}`)
      return async () => {
        let answer
        for (const month of months)
          answer = await useCases.showBillingReport.execute({ actor, organisationId: rows[0].id, month })
        return answer
      }
    },
  },
  doctor: {
    what: 'doctor',
    times: 1,
    act:
      async ({ useCases, actor }) =>
      () =>
        useCases.runDoctor.execute({ actor }),
  },
  import: {
    what: 'import of 1,000 campsites',
    times: 1,
    act: async ({ useCases, actor, product, client }) => {
      const document = await documentOf(product)
      await gone(client)
      return async () => {
        const answer = await useCases.importOrganisations.execute({ actor, document, dryRun: false, onProgress: () => {} })
        await gone(client)
        return answer
      }
    },
  },
}

export const insideRows = Object.entries(acts).map(([name, { what, times, act }]) => ({
  name,
  what,
  measure: async (scene) => {
    const inside = await openInside(scene)
    try {
      const once = await act(inside)
      const took = []
      for (let run = 0; run < Math.min(times, scene.options.runs + 2); run += 1) {
        const started = performance.now()
        const answer = await once()
        took.push(performance.now() - started)
        if (answer?.ok === false) throw new Error(`${name} was refused: ${JSON.stringify(answer.refusal)}`)
      }
      const middle = took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)]
      return { note: `${Math.round(middle)} ms${took.length > 1 ? ` (median of ${took.length})` : ''}`, took }
    } finally {
      await inside.close()
    }
  },
}))

async function openInside({ product, url, client, dataDirectory }) {
  const load = (path) => fromProduct(product, path)
  const [orm, composition, surroundings, reading, logging, actors, temporal] = await Promise.all([
    load('adapters/src/postgres/orm.ts'),
    load('adapters/src/composition/product.ts'),
    load('adapters/src/composition/surroundings.ts'),
    load('adapters/src/configuration/configuration.ts'),
    load('adapters/src/logging/logger.ts'),
    load('application/src/shared/actor.ts'),
    load('domain/src/shared/temporal.ts'),
  ])
  const configuration = reading.readConfiguration({ DATA_DIR: dataDirectory })
  const limits = { lock: 60_000, statement: 600_000, idleTransaction: 600_000 }
  const database = await orm.openDatabase({ url, poolSize: 4, limits })
  const logger = logging.createLogger({ level: 'silent', isPretty: false })
  const facts = { configuration, database, logger, standIns: { hosts: [] } }
  const { useCases } = composition.composeProduct(surroundings.surroundingsOf(facts)).scope()
  const plainDate = (text) => temporal.Temporal.PlainDate.from(text)
  return { useCases, actor: actors.system('bench'), plainDate, client, product, close: database.close }
}

const imported = 'imported-for-bench'

async function documentOf(product) {
  const { demoDocument } = await fromProduct(product, join('adapters', 'demo', 'demo-documents.ts'))
  const { organisations, ...rest } = demoDocument()
  const thousand = Array.from({ length: 1000 }, (_, number) => {
    const one = organisations[number % organisations.length]
    return { ...one, slug: `${imported}-${number}`, name: `${one.name} ${number}`, users: [] }
  })
  return { ...rest, organisations: thousand }
}

async function gone(client) {
  const which = `organisation_id in (select id from organisation where slug like '${imported}-%')`
  await client.query('begin')
  await client.query(`set local session_replication_role = 'replica'`)
  const { rows } = await client.query(`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'organisation_id'
      and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`)
  for (const { name } of rows) await client.query(`delete from ${name} where ${which}`)
  await client.query(`delete from organisation where slug like '${imported}-%'`)
  await client.query('commit')
}
