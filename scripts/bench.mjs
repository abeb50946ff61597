import { benchOptions, usage } from './bench/options.mjs'
import { report } from './bench/report.mjs'
import { openScene } from './bench/scene.mjs'

const options = benchOptions(process.argv.slice(2))
if (options.help) console.log(usage)
else await bench()

async function bench() {
  const scene = await openScene(options)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => scene.close().finally(() => process.exit(130)))
  try {
    const figures = []
    for (const row of options.rows) {
      // A product that cannot answer is a result too.
      const found = await row.measure(scene).catch((error) => ({ note: error.message }))
      figures.push({ row: row.name, what: row.what, ...found })
      if (!options.json) console.log(report.line(figures.at(-1)))
    }
    console.log(options.json ? JSON.stringify({ ...scene.facts, figures }, null, 2) : report.table(scene.facts, figures))
  } finally {
    await scene.close()
  }
}
